/** The title as people read it, « Comptable confirmé H/F »: open to all; one that says so already stays as it is. */
export function displayTitle(title: string): string {
  return /\b[HF]\s?\/\s?[HF]\b/i.test(title) ? title : `${title}\u00a0H/F`
}
