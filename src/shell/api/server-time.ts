import { setClock } from '#src/shared/dates.ts'

/** How far the server's clock is ahead of this browser's, in milliseconds. */
let ahead = 0

/**
 * Notes the moment of an answer. The last one counts: a document may have been kept for a while, answers of the API are
 * not, and a device may set its clock right meanwhile.
 */
export function noteServerTime(moment: number): void {
  if (moment) ahead = moment - Date.now()
}

/** Has the clock stand at the moment at which the page was rendered, because the browser renders the same words again. */
export function standAtRendering(): void {
  const rendered = Number(document.documentElement.dataset.now)
  noteServerTime(rendered)
  setClock(() => rendered)
}

/** The present moment by the server's clock, in milliseconds. */
export const serverTime = () => Date.now() + ahead
