/** Copies a text, also on pages over plain http, where browsers have no clipboard interface. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  (focused?.closest("dialog") ?? document.body).append(field); // behind a dialog nothing is selected
  field.select();
  const copied = document.execCommand?.("copy") ?? false;
  field.remove();
  focused?.focus();
  return copied;
}
