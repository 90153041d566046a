/** Gives the focus to what the next drawing of the page brings. */
export function focusLater(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 0)
}
