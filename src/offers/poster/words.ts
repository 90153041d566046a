import { renderSVG } from 'uqr'
import { plainText } from '#src/platform/search/text.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount, formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { counted } from '#src/shared/phrases.ts'
import type { OfferRow } from '../open.ts'
import { placeNameOfRow } from '../place.ts'
import { WORK_MODE_WORDS } from '../shared/states.ts'
import type { Poster } from './poster.ts'

const FACTS = 4
const POINTS = 3
/** Three points of this length find their place under the longest title. */
const POINT_LENGTH = 80
const QR_OPTIONS = { ecc: 'M', border: 0, blackColor: '#0f172a' } as const

/** The address that a code leads to; without the words of the title it makes a coarser code, which is read from further away. */
export function offerAddress({ id }: Pick<OfferRow, 'id'>, appUrl: string): string {
  return `${appUrl}/offres/${id}`
}

/** Writes the poster of an open offer, with nothing on it that its page does not show to everybody. */
export function posterOf(offer: OfferRow, companyName: string, appUrl: string): Poster {
  const title = displayTitle(offer.title)
  const href = offerAddress(offer, appUrl)
  const place = placeNameOfRow(offer)
  return {
    file_title: `${title}, ${companyName}`,
    company: companyName,
    recruits: place ? `recrute à ${place}` : 'recrute',
    title,
    facts: factsOf(offer, place).slice(0, FACTS),
    points: pointsOf(offer).slice(0, POINTS),
    href,
    address: href.replace(/^https?:\/\//, ''),
    qr: renderSVG(href, QR_OPTIONS),
    promise: `Réponse promise sous ${counted(offer.response_delay_days, 'jour')}. Réf. ${offer.reference}`,
  }
}

/** What matters most comes first: a fact that the offer does not tell makes room for the next one. */
function factsOf(offer: OfferRow, place: string): Poster['facts'] {
  const pay = offer.salary_visible ? formatPay(offer.min_salary, offer.max_salary) : null
  const months = offer.contract_duration_months
  const type = named(REFERENCE.job_types, offer.job_type_id)?.name.toLowerCase()
  const contract = named(REFERENCE.contracts, offer.contract_id)?.name
  const deadline = offer.application_deadline
  const facts: [label: string, text: string | null | undefined, urgent?: boolean][] = [
    ['Salaire par mois', pay],
    ['Contrat', [contract, months ? counted(months, 'mois', 'mois') : type].filter(Boolean).join(', ')],
    ['Postes ouverts', formatCount(offer.positions_count)],
    ['Jusqu’au', deadline && formatDate(deadline), true],
    ['Lieu', [place, WORK_MODE_WORDS[offer.work_mode]].filter(Boolean).join(', ')],
    ['Études', named(REFERENCE.degrees, offer.degree_id)?.name],
    ['Secteur', named(REFERENCE.activity_areas, offer.activity_area_id)?.name],
  ]
  return facts.flatMap(([label, text, urgent = false]) => (text ? [{ label, text, urgent }] : []))
}

/** The first thing to do, the first thing that is asked for, and what is offered. */
function pointsOf({ missions, profile, benefits, description }: OfferRow): string[] {
  const offered = benefits.join(', ')
  return [firstOf(missions), firstOf(profile), offered && cut(offered), firstOf(description)].filter(Boolean)
}

/** The first item or paragraph of a text, whose words are left out from where the line would be too long. */
function firstOf(html: string): string {
  const items = [...html.matchAll(/<(?:li|p)\b[^>]*>([\s\S]*?)<\/(?:li|p)>/g)].map(([, item = '']) => item)
  const first = (items.length > 0 ? items : [html]).map((item) => plainText(item).trim()).find(Boolean)
  return cut(first ?? '')
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= POINT_LENGTH) return line
  const sentence = /^.{20,79}?[.!?](?= )/.exec(line)?.[0]
  return sentence ?? `${line.slice(0, POINT_LENGTH).replace(/[\s,;:.]+\S*$/, '')}…`
}
