import type { ModeratedOffer } from '#src/offers/moderation/reading.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { WORK_MODE_LABELS } from './contract.ts'

type Offer = ModeratedOffer['offer']

/** What an offer says beside its texts, each with what it is called; what it does not say is left out. */
export function factsOf(offer: Offer): { label: string; value: string }[] {
  const facts: [string, string | number | null | undefined][] = [
    ['Salaire / mois', salaryOf(offer)],
    ['Contrat', named(REFERENCE.contracts, offer.contract_id)?.name],
    ['Lieu', named(REFERENCE.cities, offer.city_id)?.name],
    ['Mode', WORK_MODE_LABELS[offer.work_mode]],
    ['Secteur', named(REFERENCE.activity_areas, offer.activity_area_id)?.name],
    ['Niveau', named(REFERENCE.job_levels, offer.job_level_id)?.name],
    ['Diplôme', named(REFERENCE.degrees, offer.degree_id)?.name],
    ['Postes', offer.positions_count],
    ['Date limite', offer.application_deadline && formatDate(offer.application_deadline)],
    ['Réponse promise', `${offer.response_delay_days} jours`],
    ['À l’étranger', offer.is_abroad ? (offer.ministry_reference ?? 'Sans référence') : null],
    ['Adresse', offer.address],
    ['Compétences', offer.skills.join(', ')],
    ['Avantages', offer.benefits.join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))
}

function salaryOf({ min_salary, max_salary, salary_visible }: Offer): string | null {
  const salary = formatPay(min_salary, max_salary)
  return salary && !salary_visible ? `${salary} (caché)` : salary
}
