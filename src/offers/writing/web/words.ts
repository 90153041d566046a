import { placeNameOf } from '#src/offers/shared/place.ts'
import { countryOf } from '#src/reference/shared/countries.ts'
import { CONTRACTS, JOB_TYPES } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { formatPay } from '#src/shared/money.ts'
import type { Amount } from '#src/ui/form/amount-field.tsx'
import type { OfferValues } from './values.ts'

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }))

/** The plain text of a rich text, with a line for each of its blocks. */
export function textIn(html: string): string {
  return html
    .replace(/<\/(?:p|li|h3|h4|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
}

const nameIn = (list: readonly { id: number; name: string }[], id: string) =>
  list.find((item) => String(item.id) === id)?.name

const MODES = { on_site: 'sur place', hybrid: 'hybride', remote: 'à distance' } as const

/** « Antananarivo, sur place » */
export function placeWritten(values: OfferValues): string {
  const { city_id, is_abroad, country, foreign_town } = values
  const city = CITIES.find(({ id }) => String(id) === city_id) ?? null
  const place = placeNameOf({
    city,
    is_abroad,
    country: countryOf(country),
    foreign_town: foreign_town.trim(),
  })
  return [place, MODES[values.work_mode]].filter(Boolean).join(', ')
}

const CDI = '1'

/** « CDI, temps plein », « CDD, 12 mois » as on the offer’s card; empty while no contract is chosen. */
export function contractWritten(values: OfferValues): string {
  const months = values.contract_id === CDI ? 0 : Number(values.contract_duration_months)
  const type = nameIn(JOB_TYPES, values.job_type_id)?.toLowerCase()
  const second = months > 0 ? `${months}\u00a0mois` : type
  return [nameIn(CONTRACTS, values.contract_id), second].filter(Boolean).join(', ')
}

/** The pay in words, null while no amount can be read. */
export function payWritten({ min_salary, max_salary }: OfferValues): string | null {
  return formatPay(amountOf(min_salary), amountOf(max_salary))
}

/** The amount that is typed, null where it cannot be read. */
export function amountOf(amount: Amount): number | null {
  const read = typeof amount === 'string' ? readAmount(amount) : amount
  return read === null || Number.isNaN(read) ? null : read
}
