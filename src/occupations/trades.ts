import { remembered } from '#src/platform/remembered.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { occupationOf } from './attachment.ts'
import { neighbourhood } from './neighbourhood.ts'
import { taxonomy } from './taxonomy.ts'
import { stem } from './title-words.ts'

/** A word with which titles begin, and the occupations of those titles. */
interface Trade {
  /** The occupation that the word names alone. */
  code: string
  /** All whose titles begin with the word: a « cuisinier à domicile » is of another occupation than a « cuisinier ». */
  codes: readonly string[]
}

/** From this part of its titles on, a word means one trade: « cuisinier » does, « conducteur » is of sixty. */
const MEANS_ONE = 0.5
/** A word of more occupations says too little of each, as « mécanicien » does. */
const MOST_CODES = 10

let beginnings: ReadonlyMap<string, readonly string[]> | undefined

/** Returns the trade that the first word of a title names, whatever follows; null when it may be several. */
export const tradeNamedBy = (word: string): Trade | null => trades()(word)

const trades = perVersion(() => remembered(5_000, readTrade))

function readTrade(word: string): Trade | null {
  const code = occupationOf(word)
  if (!code) return null
  beginnings ??= listBeginnings()
  const owners = beginnings.get(stem(word)) ?? [code]
  const codes = [...new Set([code, ...owners])]
  const own = owners.filter((owner) => neighbourhood(code, owner) !== null)
  return codes.length <= MOST_CODES && own.length >= MEANS_ONE * owners.length ? { code, codes } : null
}

/** Maps the first word of known titles to the occupation of each of these titles. */
function listBeginnings(): Map<string, string[]> {
  const { titles, owners, codes } = taxonomy()
  const found = new Map<string, string[]>()
  titles.forEach((title, at) => {
    const [first = ''] = title.split(' ')
    const code = codes[owners[at] ?? 0] ?? ''
    const known = found.get(first)
    if (known) known.push(code)
    else found.set(first, [code])
  })
  return found
}
