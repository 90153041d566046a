/** `YYYY` or `YYYY-MM` of a life that is being lived: what a `ResumeDocument` takes as a date. */
export function isPlausibleMoment(text: string): boolean {
  return /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(text)
}
