/**
 * A text as the templates show it: one piece, or pieces between which a line may end when a word is longer than a
 * column. Nothing is put in between, so that whoever copies or reads the page finds the word as it was typed.
 */
export type TypedText = string | string[]

/** The longest word that always finds its place on a line of the narrowest column. */
const LONGEST_WORD = 26
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1},}`)
/** Control characters, those that turn the direction of what follows, and invisible ones: no font has them. */
const UNPRINTABLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]/gu
const clusters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** What can be printed of what was typed, by the French rules of spacing. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u2028\u2029\t\n\r]+/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ ([:;!?»%€])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** As it is shown, with places where a word that is too long may break. */
export function typed(text: string): TypedText {
  return inPieces(printable(text))
}

/** As `typed`, a space at either end kept: it is a run of a sentence. */
export function typedRun(text: string): TypedText {
  const [before, after] = [/^[ \t\r\n]/.test(text) ? ' ' : '', /[ \t\r\n]$/.test(text) ? ' ' : '']
  return inPieces(`${before}${printable(text)}${after}`)
}

function inPieces(text: string): TypedText {
  if (!LONG_WORD.test(text)) return text
  return text.split(/(?<=\s)/).flatMap((word) => {
    if (word.length <= LONGEST_WORD) return [word]
    // After what separates the parts of an address, else anywhere between two letters.
    return word
      .split(/(?<=[@/._?&=,;-])/)
      .flatMap((part) =>
        part.length <= LONGEST_WORD ? [part] : [...clusters.segment(part)].map(({ segment }) => segment),
      )
  })
}
