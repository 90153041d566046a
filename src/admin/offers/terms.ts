import type { ModeratedOffer } from '#src/offers/moderation/reading.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import { listFacts } from '#src/offers/shared/fact-words.ts'
import { WORK_MODE_LABELS } from '#src/offers/shared/states.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'

type Offer = ModeratedOffer['offer']

/** The terms that an offer states beside its texts, each with its label; those it does not state are left out. */
export function listTerms(offer: Offer): { label: string; value: string }[] {
  const terms: [string, string | number | null | undefined][] = [
    ['Salaire / mois', salaryWords(offer)],
    ['Raison du salaire caché', offer.salary_hidden_reason],
    ['Contrat', contractWords(offer)],
    ['Lieu', placeNameOfRow(offer)],
    ['Mode', WORK_MODE_LABELS[offer.work_mode]],
    ['Secteur', named(REFERENCE.activity_areas, offer.activity_area_id)?.name],
    ['Niveau', named(REFERENCE.job_levels, offer.job_level_id)?.name],
    ['Diplôme', named(REFERENCE.degrees, offer.degree_id)?.name],
    ['Expérience', offer.experience_min_years && yearsWords(offer.experience_min_years)],
    ['Langues', offer.languages.map(({ name, level }) => `${name} (${level})`).join(', ')],
    ['Postes', offer.positions_count],
    ['Prise de poste', offer.start_date && formatDate(offer.start_date)],
    ['Date limite', offer.application_deadline && formatDate(offer.application_deadline)],
    ['Fin de publication', offer.expires_at && formatDate(offer.expires_at)],
    ['Réponse promise', `${offer.response_delay_days} jours`],
    ['Référence du ministère', offer.is_abroad ? (offer.ministry_reference ?? 'Sans référence') : null],
    ['Adresse', offer.address],
    ['Compétences', offer.skills.join(', ')],
    ['Avantages', offer.benefits.join(', ')],
    ...listFacts(offer).map(({ label, value }): [string, string] => [label, value]),
  ]
  return terms.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))
}

/** @example « CDD, 6 mois, temps plein » */
function contractWords({ contract_id, contract_duration_months: months, job_type_id }: Offer): string {
  const type = named(REFERENCE.job_types, job_type_id)?.name.toLowerCase()
  const words = [named(REFERENCE.contracts, contract_id)?.name, months && `${months}\u00a0mois`, type]
  return words.filter(Boolean).join(', ')
}

const yearsWords = (count: number) => counted(count, 'an')

/** @example « Entretien : à l’agence » */
export function listSteps({ process_steps }: Offer): string[] {
  return process_steps.map(({ title, text }) => (text ? `${title}\u00a0: ${text}` : title))
}

/** @example « Quel horaire ? (matin, soir) » */
export function listQuestions({ questions }: Offer): string[] {
  return questions.map(({ text, kind = 'text', choices = [] }) => {
    const answers = kind === 'yes_no' ? 'oui ou non' : choices.join(', ')
    return answers ? `${text} (${answers})` : text
  })
}

function salaryWords({ min_salary, max_salary, salary_visible }: Offer): string | null {
  const salary = formatPay(min_salary, max_salary)
  return salary && !salary_visible ? `${salary} (caché)` : salary
}
