import type { ModeratedOffer } from '#src/offers/moderation/reading.ts'
import { FACT_CHOICES, type FactChoice } from '#src/offers/shared/facts.ts'
import { WORK_MODE_LABELS, type WorkMode } from '#src/offers/shared/states.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { ABROAD_ID } from '#src/reference/shared/abroad.ts'
import { countryOf } from '#src/reference/shared/countries.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'

type Draft = NonNullable<ModeratedOffer['draft']>

const TEXTS = ['description', 'missions', 'profile']
const DAYS = ['start_date', 'application_deadline', 'expires_at']
const AMOUNTS = ['min_salary', 'max_salary']
const NAMED: Record<string, keyof typeof REFERENCE> = {
  city_id: 'cities',
  activity_area_id: 'activity_areas',
  contract_id: 'contracts',
  job_level_id: 'job_levels',
  job_type_id: 'job_types',
  degree_id: 'degrees',
}

/** Of an offer in Madagascar what was left in these fields is not kept. */
const NO_FOREIGN_PLACE = { country: '', foreign_town: '', ministry_reference: '' }

/** Lists the fields that a draft changes, before and after; a draft holds a form as it was typed, valid or not. */
export function listChanges(offer: Record<string, unknown>, { content: typed }: Draft) {
  const content: Record<string, unknown> = {
    ...typed,
    ...(typed.is_abroad ? { city_id: '' } : NO_FOREIGN_PLACE),
  }
  return Object.keys(content)
    .filter((field) => field in offer)
    .map((field) => ({
      field,
      before: fieldWords(field, offer[field]),
      after: fieldWords(field, content[field]),
    }))
    .filter(({ before, after }) => before !== after)
}

function fieldWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (field === 'city_id' && Number(value) >= ABROAD_ID) return ''
  if (field === 'country') return countryOf(String(value))?.name ?? String(value)
  if (TEXTS.includes(field)) return cleanHtml(String(value))
  if (field === 'work_mode') return WORK_MODE_LABELS[value as WorkMode] ?? String(value)
  if (field in FACT_CHOICES) {
    const words: Partial<Record<string, string>> = FACT_CHOICES[field as FactChoice].words
    return words[String(value)] ?? String(value)
  }
  if (DAYS.includes(field))
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? formatDate(String(value)) : String(value)
  if (AMOUNTS.includes(field)) return typeof value === 'number' ? formatMoney(value) : String(value)
  const list = NAMED[field]
  if (list) return named(REFERENCE[list], Number(value))?.name ?? String(value)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (!Array.isArray(value)) return String(value)
  return value.every((each) => typeof each === 'string') ? value.join(', ') : value.map(itemWords).join('\n')
}

/** A step, a language or a question is written on one line. */
function itemWords(item: Record<string, unknown>): string {
  const { title, name, level, text, choices } = item
  const words = [title, name, level, text, choices].filter((each) => typeof each === 'string' && each)
  return words.join('\u00a0: ').replaceAll('\n', ', ')
}
