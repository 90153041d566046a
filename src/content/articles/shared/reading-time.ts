/** People read prose on a screen at about so many words a minute. */
const WORDS_A_MINUTE = 200

/** Counts the words of a text in HTML, without its marks. */
export function countWords(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
}

/** Returns the minutes that it takes to read so many words, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
