import { findMarks } from '#src/offers/wording/shared/marks.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { folded, type Line, linesOf, type Piece } from './pieces.ts'
import { BULLET, isHeading } from './sections.ts'

const NUMBERS = new Map(
  Object.entries({ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, dix: 10, roa: 2, telo: 3 }),
)
const COUNT = '(?:(\\d{1,3})|un\\(e\\)|une?|des|deux|trois|quatre|cinq|six|dix)'
/** Any worker: who is wanted is said behind these, as in « mitady mpiasa 2 : vendeuse ». */
const PEOPLE =
  '(?:mpiasa|olona|personnels?|personnes?|employee?s?|employe\\(?e\\)?s?|collaborateurs?|candidats?|profils?)'
const ONLY_PEOPLE = new RegExp(`^(?:\\d{1,3}\\s+)?${PEOPLE}(?:\\s*\\(?\\d{1,3}\\)?)?$`)
/** Matches « recherche un … » and the words that name the occupation. */
const SOUGHT = new RegExp(
  `\\b(?:recrutement d'|besoin d'|besoin de |besoin (?=\\d)|(?:recherch(?:e|ons|ent)(?: urgemment| d'urgence| activement)?|recrut(?:e|ons|ent)|cherch(?:e|ons|ent)|embauch(?:e|ons)|mitady|mila|recrutement de)(?![a-z]))\\s*:?\\s*(?:pour [^\\n,]{3,40}, )?(?:(?:\\()?${COUNT}(?:\\))?\\s+)?(?:postes? (?:de|d')\\s*)?(?:${PEOPLE}\\s*(?:\\(?(\\d{1,3})\\)?\\s*)?[:=]\\s*(?=\\S))?([^\\n]+)`,
)
const LABELLED =
  /^(?:poste(?: (?:a pourvoir|vacant|recherche|propose))?|intitule(?: du poste)?|titre(?: du poste)?|fonction|asa|offre d'emploi|recrutement|job|avis de recrutement)\s*[:=–-]\s*([^\n]+)/
const ENDS =
  /\s*(?:[.,;:!|(–—]|\s-\s|\b[hfm]\s?\/\s?[hfm]\b|\b(?:pour|basee?s?|dans|afin|a temps|qui|avec|ayant|disponible|en (?:cdi|cdd|stage|interim)|cdi|cdd|urgent|ao|any|sur|au sein|immediatement)\b).*$/is
/** Cuts the place after the title: « à Antsirabe ». */
const PLACE = /\s[aà] (?=\p{Lu}).*$/su
const LONGEST = 80
/** Finds the number of posts after the title: « 10 postes ». */
const PLACES = /\b(\d{1,3})\s+(?:postes?|personnes?|places?)\b/
/** Cuts the article or number before the title: « Un(e) », « Deux ». */
const ARTICLE = /^(?:une?(?:\(e\))?|des|deux|trois|quatre|cinq|six|dix)\s+(?=\S)/
const SEVERAL = 'L’annonce parle de plusieurs postes\u00a0: écrivez une offre pour chacun.'

/** Reads the occupation that is wanted, and the number of people. */
export function readTitle(text: string): Piece[] {
  const lines = linesOf(text)
  for (const [index, { text: line, start }] of lines.entries()) {
    const offset = Math.max(0, line.search(/\p{L}/u))
    const plain = folded(line)
    const labelled = LABELLED.exec(plain.slice(offset))
    const sought = labelled ? null : SOUGHT.exec(plain)
    const words = labelled?.[1] ?? sought?.[3]
    if (!words) continue
    const from = plain.indexOf(words, labelled ? offset : sought?.index)
    const pieces = titlePieces(line.slice(from), start + from, sought?.[1] ?? sought?.[2] ?? null, {
      line,
      start,
    })
    if (pieces.length > 0) return pieces
    const listed = /:\s*$/.test(line) ? listedTitle(lines.slice(index + 1)) : []
    if (listed.length > 0) return listed
  }
  return countedTitle(lines)
}

/** Words for people who do a work end so: « vendeuses », « caissiers ». */
const OCCUPATION =
  /(?:eur|euse|trice|ier|iere|iste|ant|ante|ien|ienne|able|taire|gent|agente|maçon|macon|chef|cheffe)s?$/
const COUNTED = /^\W*(?:(\d{1,3})|deux|trois|quatre|cinq|six|dix)\s+(\p{L}[\p{L}'-]{3,})/u
const COUNTED_BEHIND = /^\W*(\p{L}[\p{L}'\s-]{3,50}?)\s*(?:\(\s*(?:x\s*)?(\d{1,3})\s*\)|x\s*(\d{1,3})\b)/u

/** « 2 vendeuses », « Cuisinier H/F », where the advertisement begins with who is wanted. */
function countedTitle(lines: readonly Line[]): Piece[] {
  const [first] = lines.filter(({ text }) => /\p{L}/u.test(text))
  if (!first || isHeading(first)) return []
  const plain = folded(first.text)
  const alone = /^\W*(\p{L}[^\n]*?)\s*\(?\b(?:[hfm]\s?\/\s?[hfm])\b/u.exec(plain)
  if (alone?.[1] && !/\d/.test(alone[1])) {
    const from = plain.indexOf(alone[1])
    const article = ARTICLE.exec(alone[1])?.[0].length ?? 0
    return titlePieces(first.text.slice(from + article), first.start + from + article, null, {
      line: first.text,
      start: first.start,
    })
  }
  const whole = { line: first.text, start: first.start }
  const before = COUNTED.exec(plain)
  if (before?.[2] && OCCUPATION.test(before[2])) {
    const from = before.index + before[0].length - before[2].length
    return titlePieces(first.text.slice(from), first.start + from, before[1] ?? null, whole)
  }
  const [, title = '', inBrackets, behindX] = COUNTED_BEHIND.exec(plain) ?? []
  const count = inBrackets ?? behindX
  if (!count || !OCCUPATION.test(title.split(' ')[0] ?? '')) return []
  const from = plain.indexOf(title)
  const [piece] = titlePieces(
    first.text.slice(from, from + title.length),
    first.start + from,
    null,
    whole,
    Number(count),
  )
  const place = first.start + plain.indexOf(count, from + title.length)
  const values = { positions_count: String(Number(count)) }
  if (!piece || Number(count) === 0) return []
  return [piece, { field: 'positions_count', start: place, end: place + count.length, values, sure: true }]
}

/** Reads the occupation from the line below an announcement such as « Nous recrutons pour notre agence : ». */
function listedTitle(below: readonly Line[]): Piece[] {
  const at = below.findIndex(({ text }) => text.trim())
  const [first, second] = below.slice(Math.max(0, at))
  if (!first || isHeading(first)) return []
  const offset = Math.max(0, first.text.search(/[\p{L}\d]/u))
  const article = ARTICLE.exec(folded(first.text.slice(offset)))?.[0].length ?? 0
  const from = offset + article
  const whole = { line: first.text, start: first.start }
  const pieces = titlePieces(first.text.slice(from), first.start + from, null, whole)
  const isSeveral = second && BULLET.test(first.text) && BULLET.test(second.text) && !isHeading(second)
  return isSeveral
    ? pieces.map((piece) => (piece.field === 'title' ? { ...piece, sure: false, note: SEVERAL } : piece))
    : pieces
}

function titlePieces(
  rest: string,
  at: number,
  counted: string | null,
  whole: { line: string; start: number },
  told?: number,
): Piece[] {
  const [, number, own = rest] = /^\(?(\d{1,3})\)?\s+(.*)$/s.exec(rest) ?? []
  const begins = at + rest.length - own.length
  const ends = [ENDS.exec(folded(own)), PLACE.exec(own)].flatMap((end) => end?.index ?? [])
  const words = own.slice(0, Math.min(own.length, ...ends)).trimEnd()
  const skipped = words.length - words.trimStart().length
  const title = words.trim()
  // A long sentence is no title, and words that discriminate are not taken over.
  if (title.length < 3 || title.length > LONGEST || findMarks(title).length > 0) return []
  if (ONLY_PEOPLE.test(folded(title))) return []
  const start = begins + skipped
  const before = counted ?? number ?? null
  const after = before === null ? PLACES.exec(folded(own.slice(words.length))) : null
  const word = before === null && !after ? wordBefore(whole.line.slice(0, start - whole.start)) : null
  const digits = before ?? after?.[1] ?? word
  const count = told ?? countOf(digits ?? '')
  const pieces: Piece[] = [
    {
      field: 'title',
      start,
      end: start + title.length,
      values: { title: written(title, count) },
      sure: true,
    },
  ]
  if (digits && count > 0 && told === undefined) {
    const place = after
      ? begins + words.length + after.index
      : whole.start + folded(whole.line).lastIndexOf(digits, start - whole.start - 1)
    const values = { positions_count: String(count) }
    pieces.push({ field: 'positions_count', start: place, end: place + digits.length, values, sure: true })
  }
  return pieces
}

/** The number that is written as a word right before the title: « deux (02) postes de … ». */
function wordBefore(lead: string): string | null {
  const found = /\b(deux|trois|quatre|cinq|six|dix|roa|telo)\s+(?:postes? (?:de |d')\s*)?$/.exec(folded(lead))
  return found?.[1] ?? null
}

function countOf(said: string): number {
  return said === '' ? 1 : (NUMBERS.get(said) ?? Number(said))
}

const ACRONYM = /^(?:[A-Z]{2,3}|[A-Z]\.)$/

/** The title without its capitals and, when several people are wanted, in the singular. */
function written(title: string, count: number): string {
  const loud = title === title.toUpperCase()
  const quiet = loud
    ? title
        .split(' ')
        .map((word) =>
          ACRONYM.test(word) && word !== 'DE' && word !== 'DU' && word !== 'EN' ? word : word.toLowerCase(),
        )
        .join(' ')
    : title
  const [first = '', ...others] = quiet.split(' ')
  const one = count > 1 && first.length > 4 ? first.replace(/(?<=\p{L}{3})s$/u, '') : first
  return capitalised([one, ...others].join(' '))
}
