/** Download a text as a file. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "application/json" }));
}

/** Download anything as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  [link.href, link.download] = [url, name];
  link.click();
  URL.revokeObjectURL(url);
}
