/**
 * Matches « près de », « autour d’ », « akaikin’i » and the like in folded text; the small word after them may be left
 * out.
 */
const SAID =
  '(?:(?:tout )?pres|proches?|autour|a (?:cote|proximite)|(?:aux )?(?:alentours|environs)|akaik(?:in|y)|manodidina)'
const OF = '(?: de la ville)?(?<of> de| d| an i| i)?'

/** Matches a whole text that names a place by its nearness. */
export const AROUND = new RegExp(`^${SAID}${OF} (?<place>.+)$`)
const AMONG = new RegExp(`(?<= )${SAID}${OF} `, 'g')

const AT_THE_END = new RegExp(`(?:^| )${SAID}${OF}$`)

const LONGEST_NAME = 4

/** Removes words at the end that ask for what is near to a place; null when there are none. */
export function beforeNearness(words: string): string | null {
  return AT_THE_END.test(words) ? words.replace(AT_THE_END, '') : null
}

/**
 * Reads the place that follows such words in a text, and the text without both.
 * @param find finds a place by its folded name, a mistyped one too when `isSaid`, that is after « de »
 */
export function readNearness<Place>(
  text: string,
  find: (name: string, isSaid: boolean) => Place | null,
): { rest: string; place: Place } | null {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const folded = words.map(([word]) => foldWord(word))
  for (const { index, 0: said, groups } of ` ${folded.join(' ')} `.matchAll(AMONG)) {
    const first = countWords(` ${folded.join(' ')} `.slice(0, index))
    const from = first + countWords(said)
    const found = placeAt(folded, from, (name) => find(name, false)) ?? null
    const meant = found ?? (groups?.of ? placeAt(folded, from, (name) => find(name, true)) : null)
    if (!meant) continue
    const [start, last] = [words[first], words[from + meant.length - 1]]
    if (!start || !last) continue
    const rest = `${text.slice(0, start.index)} ${text.slice(last.index + last[0].length)}`
    return { rest: rest.replace(/\s+/g, ' ').trim(), place: meant.place }
  }
  return null
}

/** Finds the place that the words from `from` on name; the longest name is tried first. */
function placeAt<Place>(words: readonly string[], from: number, find: (name: string) => Place | null) {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const name = words.slice(from, from + length)
    const place = name.length === length ? find(name.join(' ')) : null
    if (place) return { place, length }
  }
  return null
}

const countWords = (text: string) => text.split(' ').filter(Boolean).length

const foldWord = (word: string) => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
