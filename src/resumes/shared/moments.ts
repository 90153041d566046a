import { unaccented } from '#src/shared/phrases.ts'
import { readMonth } from '#src/shared/words/months.ts'

const NOW = [
  'aujourd hui',
  'aujourdhui',
  'present',
  'a present',
  'en cours',
  'actuel',
  'actuellement',
  'ce jour',
]

/** What a person wrote for a date: a moment as a CV keeps it ('' for none), `now`, or null when it cannot be read. */
export function readMoment(text: string): { moment: string } | 'now' | null {
  const typed = text.trim()
  if (typed === '') return { moment: '' }
  if (/^(19|20)\d\d$/.test(typed)) return { moment: typed }
  const plain = unaccented(typed)
  if (NOW.includes(plain.replace(/['’]/g, ' '))) return 'now'
  const month = readMonth(typed)
  return month && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month) ? { moment: month } : null
}

/** A moment as its field shows it: « 03/2021 », « 2021 ». */
export function writeMoment(moment: string): string {
  const [year = '', month] = moment.split('-')
  return month ? `${month}/${year}` : year
}
