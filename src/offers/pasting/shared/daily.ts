import type { FactChoice } from '#src/offers/shared/facts.ts'
import { folded, type Piece } from './pieces.ts'

const HOUR = String.raw`\d{1,2}\s?h(?:\s?\d{2})?`
const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const HOURS = String.raw`(?:de\s+)?${HOUR}\s*(?:a|-|–)\s*${HOUR}`
const DAYS = String.raw`(?:du\s+)?${DAY}\s*(?:au|a|-|–)\s*${DAY}(?:\s+matin|\s+midi)?`
const SCHEDULE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${DAYS}(?:[\s,:;(]+${HOURS})?|${HOURS})(?![\p{L}\p{N}])`,
  'u',
)

/** Hours after one of these words are rather those at which one may call or come by. */
const OFFICE = /(?:dossiers?|depos\w*|bureaux?|appel\w*|contact\w*|reunion|entretiens?|ouvert\w*)[^\n]{0,60}$/

/** The days and hours, as they stand in the text. */
function readSchedule(text: string): Piece | null {
  const plain = folded(text)
  const match = SCHEDULE.exec(plain)
  if (!match) return null
  const [start, end] = [match.index, match.index + match[0].length]
  const words = text.slice(start, end).replace(/^(?:du|de)\s+/i, '')
  const schedule = words.charAt(0).toUpperCase() + words.slice(1)
  const piece = { field: 'schedule', start, end, values: { schedule } } as const
  if (!OFFICE.test(plain.slice(0, start))) return { ...piece, sure: true }
  return { ...piece, sure: false, note: 'Vérifiez que ce sont bien les horaires du poste.' }
}

/** Laws and people count by the week: « 40 h par semaine », « 35 heures hebdomadaires ». */
const WEEK = /(?<!\d)(\d{2})\s*h(?:eures?)?\s*(?:par|\/|de travail par)?\s*(?:semaine|hebdo(?:madaires?)?)/

function readWeeklyHours(text: string): Piece | null {
  const match = WEEK.exec(folded(text))
  return match && pieceOf('weekly_hours', match, { weekly_hours: match[1] ?? '' })
}

const NUMBERS: Readonly<Record<string, string>> = { un: '1', deux: '2', trois: '3', quatre: '4', six: '6' }
const PROBATION =
  /(?:periode d'essai|essai)\s*(?:de|:|=)?\s*\(?0?(\d{1,2}|un|deux|trois|quatre|six)\s*mois|(\d{1,2}|un|deux|trois|quatre|six)\s*mois d'essai/

function readProbation(text: string): Piece | null {
  const match = PROBATION.exec(folded(text))
  const months = match?.[1] ?? match?.[2] ?? ''
  return match && pieceOf('probation_months', match, { probation_months: NUMBERS[months] ?? months })
}

const GIVEN =
  '(?:est |sont )?(?:assur|fourni|offert|pris en charge|inclu|gratuit|compris)(?:e|es|s|ee|ees)?(?![a-z])'
const PAID = "(?<![a-z])(?:indemnites?|primes?|frais|allocations?) (?:de |d')"
/** « Loge » without its accent is a caretaker's room as well: the word alone says nothing. */
const LODGED =
  '(?:logees?(?![a-z])|(?<=(?:poste|personnel) )loge|(?<=nourrie?s?(?: et |[ ,/&-]+))loges?(?![a-z])|loges?(?= sur place|[ ,/&-]+(?:et )?nourri))'

/** Words for each fact, with what the company does about it; an allowance is looked for before the thing itself. */
const PROVIDED: readonly [
  Extract<FactChoice, 'transport' | 'meals' | 'housing'>,
  'allowance' | 'provided',
  string,
][] = [
  ['transport', 'allowance', `${PAID}(?:transport|deplacement)`],
  ['transport', 'provided', `(?<![a-z])(?:transport|navette)(?: du personnel)? ${GIVEN}`],
  ['meals', 'allowance', `${PAID}(?:repas|panier|nourriture)|(?<![a-z])tickets? restaurants?`],
  ['meals', 'provided', `(?<![a-z])(?:(?:repas|dejeuner|cantine) ${GIVEN}|nourrie?s?(?![a-z]))`],
  ['housing', 'allowance', `${PAID}(?:logement|loyer)`],
  ['housing', 'provided', `(?<![a-z])(?:(?:logement|hebergement) (?:${GIVEN}|de fonction)|${LODGED})`],
]

function readProvided(text: string): Piece[] {
  const plain = folded(text)
  const found = PROVIDED.flatMap(([fact, value, words]) => {
    const match = new RegExp(words).exec(plain)
    return match ? [pieceOf(fact, match, { [fact]: value })] : []
  })
  return found.filter((piece, index) => found.findIndex(({ field }) => field === piece.field) === index)
}

function pieceOf(field: Piece['field'], match: RegExpExecArray, values: Piece['values']): Piece {
  return { field, start: match.index, end: match.index + match[0].length, values, sure: true }
}

/** What a day of the work is like: hours, trial, and what is given beside the pay. */
export function readDailyFacts(text: string): Piece[] {
  return [readSchedule(text), readWeeklyHours(text), readProbation(text), ...readProvided(text)].filter(
    (piece) => piece !== null,
  )
}
