import { MONEY_REQUESTS, SUSPECT_WORDS, TOPIC_REASONS, type WordTopic } from './words.ts'

/** Words of a text that its writer should look at again. */
export interface Mark {
  /** The words as they stand in the text. */
  found: string
  start: number
  topic: WordTopic | 'money'
  /** Why they are marked; it is said after the words in quotes. */
  reason: string
  instead: readonly string[]
}

const MONEY_REASON = 'demande de l’argent à qui postule\u00a0: c’est interdit, et l’offre sera refusée'

const ACCENTED = /\[[^\]]*\]|[àâäçéèêëîïôöùûü]/g

/** People often leave accents out and type two kinds of apostrophes, so the expression accepts both. */
export function wholeWords(pattern: string): RegExp {
  const loose = pattern
    .replaceAll("'", "[’']")
    .replace(ACCENTED, (part) =>
      part.startsWith('[') ? part : `[${part}${part.normalize('NFD').charAt(0)}]`,
    )
  return new RegExp(`(?<![\\p{L}\\d])(?:${loose})(?![\\p{L}\\d])`, 'giu')
}

const WORDS = SUSPECT_WORDS.map((word) => ({ ...word, search: wholeWords(word.pattern) }))
/** Words after a denial are not marked: « Aucun frais de dossier » asks for no money. */
export const DENIED =
  "(?<!(?<!\\p{L})(?:aucune?s?|sans|pas|jamais|ni|tsy|no|without|any|never|don't|not) (?:(?:\\p{L}|')+(?: |'))?)(?<!(?<!\\p{L})(?:pas|jamais|tsy) (?:(?:\\p{L}|')+(?: |')){2})"
/** Nor is the money that a cashier or an accountant handles: « encaisser les frais d’inscription ». */
const HANDLED =
  "(?<!(?<!\\p{L})(?:encaiss|perc|percev|collect|factur|recouvr|receiv)\\p{L}*[^.!?\\n,;:]{0,45}(?: |'))(?<!(?<!\\p{L})(?:suivi|gestion|gér|calcul|saisi|trait|contrôl|enregistr|manag)\\p{L}*(?: (?:des|les|la|le|de|du|the)){1,2}(?: |'))"
const MONEY = MONEY_REQUESTS.map((pattern) => wholeWords(`${DENIED}${HANDLED}(?:${pattern})`))

/** Finds the marked words of a plain text in their order. Of those that overlap, the longest is kept. */
export function findMarks(text: string): Mark[] {
  const found = [
    ...WORDS.flatMap(({ search, topic, instead }) =>
      matchesOf(text, search).map((match) => ({ ...match, topic, reason: TOPIC_REASONS[topic], instead })),
    ),
    ...MONEY.flatMap((search) =>
      matchesOf(text, search).map((match) => ({
        ...match,
        topic: 'money' as const,
        reason: MONEY_REASON,
        instead: [],
      })),
    ),
  ]
  return found
    .filter((mark) => !found.some((other) => other !== mark && outweighs(other, mark)))
    .sort((one, other) => one.start - other.start)
}

function matchesOf(text: string, search: RegExp) {
  return [...text.matchAll(search)].map((match) => ({ found: match[0], start: match.index }))
}

/** Whether the first mark replaces the other: they overlap, and it is longer, or as long and earlier. */
function outweighs(one: Mark, other: Mark): boolean {
  const shares = one.start < other.start + other.found.length && other.start < one.start + one.found.length
  const longer = one.found.length - other.found.length
  return shares && (longer > 0 || (longer === 0 && one.start < other.start))
}
