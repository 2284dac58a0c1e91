/** Gives the focus to the content of the page: what had it is about to go. */
export const focusContent = (): void => document.getElementById("content")?.focus();
