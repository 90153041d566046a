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
/** « 6 400 000 »: of five groups at most, so that what is no number still ends its lines somewhere. */
const NUMBER = /(?<![\d.,]|\d )\d{1,3}(?: \d{3}){1,4}(?![\d]| \d)/g
/** What a number is told with, and who somebody is: neither is left at the end of a line. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:Ar|MGA|EUR|USD|ans?|mois|jours?|h|min|[kcm]?m[²³]?|k?g|ha|t|M|Mds?)(?![\p{L}\p{N}’']))/gu
const BETWEEN_UNITS = /(?<=\d[ \u00a0](?:k|M|Mds?)) (?=Ar(?![\p{L}\p{N}]))/gu
const AFTER_TITLE = /(?<=(?<![\p{L}\p{N}])(?:M\.|MM\.|Mme|Mlle|Dr|Pr)) (?=\p{Lu})/gu
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
    .replace(NUMBER, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(BEFORE_UNIT, '\u00a0')
    .replace(BETWEEN_UNITS, '\u00a0')
    .replace(AFTER_TITLE, '\u00a0')
    .replace(/(?<=(?:^| )[+–×]) (?=\d)/g, '\u00a0')
    .trim()
}

/** Writes a text as it is shown, with places where a word that is too long may break. */
export function typed(text: string): TypedText {
  return inPieces(printable(text))
}

/** Like `typed`, but a space at either end is kept, because the text is part of a sentence. */
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
