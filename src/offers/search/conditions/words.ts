/** A word of a text, where it stands, and as it is compared. */
export interface Word {
  /** Folded; plurals as their singular. */
  form: string
  start: number
  end: number
}

/** Small words that people write or leave out: « en CDI », « contrat durée déterminée ». */
const SMALL = new Set(
  'a au aux ce cet cette d de des du en et je j l la le les mon n ou par pour sur un une dans avec'.split(
    ' ',
  ),
)

export const isSmall = ({ form }: Word): boolean => SMALL.has(form)

/** The words of a text, small ones too. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    form: singular(fold(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** What a phrase is compared by: its words without the small ones, unless it has no other. */
export function phraseKey(phrase: string): string {
  return keyOf(splitWords(phrase))
}

export function keyOf(words: readonly Word[]): string {
  return words
    .filter((word) => !isSmall(word))
    .map(({ form }) => form)
    .join(' ')
}

const fold = (word: string) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe')

const singular = (word: string) => (word.length > 4 ? word.replace(/[sx]$/, '') : word)
