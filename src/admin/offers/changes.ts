import type { ModeratedOffer } from '#src/offers/moderation/reading.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'

type Draft = NonNullable<ModeratedOffer['draft']>

const TEXTS = ['description', 'missions', 'profile']
const NAMED: Record<string, keyof typeof REFERENCE> = {
  ...{ city_id: 'cities', activity_area_id: 'activity_areas', contract_id: 'contracts' },
  ...{ job_level_id: 'job_levels', job_type_id: 'job_types', degree_id: 'degrees' },
}

/** What a new text changes of the offer, field by field; the draft is a form as it was typed. */
export function changesOf(offer: Record<string, unknown>, { content }: Draft) {
  return Object.keys(content)
    .filter((field) => field in offer)
    .map((field) => ({ field, before: shown(field, offer[field]), after: shown(field, content[field]) }))
    .filter(({ before, after }) => before !== after)
}

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (TEXTS.includes(field)) return cleanHtml(String(value))
  const list = NAMED[field]
  if (list) return named(REFERENCE[list], Number(value))?.name ?? String(value)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
