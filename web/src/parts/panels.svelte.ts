/** Whether the settings are open; any page may open them. */
export const panels = $state({ settings: false });
