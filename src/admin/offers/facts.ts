import type { ModeratedOffer } from '#src/offers/moderation/reading.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { WORK_MODE_LABELS } from './contract.ts'

type Offer = ModeratedOffer['offer']

/** What an offer says beside its texts, each with what it is called; what it does not say is left out. */
export function factsOf(offer: Offer): { label: string; value: string }[] {
  const facts: [string, string | number | null | undefined][] = [
    ['Salaire / mois', salaryOf(offer)],
    ['Contrat', contractOf(offer)],
    ['Lieu', named(REFERENCE.cities, offer.city_id)?.name],
    ['Mode', WORK_MODE_LABELS[offer.work_mode]],
    ['Secteur', named(REFERENCE.activity_areas, offer.activity_area_id)?.name],
    ['Niveau', named(REFERENCE.job_levels, offer.job_level_id)?.name],
    ['Diplôme', named(REFERENCE.degrees, offer.degree_id)?.name],
    ['Expérience', offer.experience_min_years && yearsOf(offer.experience_min_years)],
    ['Langues', offer.languages.map(({ name, level }) => `${name} (${level})`).join(', ')],
    ['Postes', offer.positions_count],
    ['Prise de poste', offer.start_date && formatDate(offer.start_date)],
    ['Date limite', offer.application_deadline && formatDate(offer.application_deadline)],
    ['Fin de publication', offer.expires_at && formatDate(offer.expires_at)],
    ['Réponse promise', `${offer.response_delay_days} jours`],
    ['À l’étranger', offer.is_abroad ? (offer.ministry_reference ?? 'Sans référence') : null],
    ['Adresse', offer.address],
    ['Compétences', offer.skills.join(', ')],
    ['Avantages', offer.benefits.join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))
}

/** « CDD, 6 mois, temps plein » */
function contractOf({ contract_id, contract_duration_months: months, job_type_id }: Offer): string {
  const type = named(REFERENCE.job_types, job_type_id)?.name.toLowerCase()
  const words = [named(REFERENCE.contracts, contract_id)?.name, months && `${months}\u00a0mois`, type]
  return words.filter(Boolean).join(', ')
}

const yearsOf = (count: number) => counted(count, 'an')

/** « Entretien : à l’agence » */
export function stepsOf({ process_steps }: Offer): string[] {
  return process_steps.map(({ title, text }) => (text ? `${title}\u00a0: ${text}` : title))
}

/** « Quel horaire ? (matin, soir) » */
export function questionsOf({ questions }: Offer): string[] {
  return questions.map(({ text, kind = 'text', choices = [] }) => {
    const answers = kind === 'yes_no' ? 'oui ou non' : choices.join(', ')
    return answers ? `${text} (${answers})` : text
  })
}

function salaryOf({ min_salary, max_salary, salary_visible }: Offer): string | null {
  const salary = formatPay(min_salary, max_salary)
  return salary && !salary_visible ? `${salary} (caché)` : salary
}
