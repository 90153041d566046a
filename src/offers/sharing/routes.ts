import { readLogo } from '#src/companies/logo.ts'
import { notFound } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { readPublic } from '#src/platform/replicas/public-reads.ts'
import type { Services } from '#src/platform/services.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import type { ShareCard } from '#src/share-pictures/card.ts'
import type { SharePictures } from '#src/share-pictures/share-pictures.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { counted } from '#src/shared/phrases.ts'
import { findPublicOffer } from '../offers.ts'
import { isOpen, type OfferRow } from '../open.ts'
import { placeNameOfRow } from '../place.ts'
import { WORK_MODE_WORDS } from '../shared/states.ts'
import { showOfferPicture } from './contract.ts'

export function offerSharingRoutes(endpoints: Endpoints, services: Services, sendPicture: SharePictures) {
  endpoints.on(showOfferPicture, anyone, async ({ params, request, reply }) => {
    const now = services.clock.now()
    const { offer, company } = await readPublic(services, null, (db) => findPublicOffer(db, params.id))
    if (!isOpen({ ...offer, company_status: company.status }, now)) throw notFound()
    const logo = await readLogo(services, company.id)
    return sendPicture(request, reply, cardOf(offer, { owner: company.name, logo }, now))
  })
}

function cardOf(offer: OfferRow, company: Pick<ShareCard, 'owner' | 'logo'>, now: Date): ShareCard {
  const pay = offer.salary_visible ? formatPay(offer.min_salary, offer.max_salary) : null
  const months = offer.contract_duration_months
  const contract = named(REFERENCE.contracts, offer.contract_id)?.name
  const place = [placeNameOfRow(offer), WORK_MODE_WORDS[offer.work_mode]].filter(Boolean).join(', ')
  return {
    ...company,
    promise: `Société vérifiée, réponse promise sous ${counted(offer.response_delay_days, 'jour')}`,
    title: displayTitle(offer.title),
    figure: pay === null ? null : { text: pay, unit: 'par mois' },
    facts: [place, [contract, months && counted(months, 'mois', 'mois')].filter(Boolean).join(', ')].filter(
      Boolean,
    ),
    until: offer.application_deadline && `Jusqu’au ${formatShortDate(offer.application_deadline, now)}`,
  }
}
