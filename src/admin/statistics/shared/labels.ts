import {
  QUESTIONS as LAST_QUESTIONS,
  type Question,
} from '#src/applications/last-question/shared/questions.ts'
import type { CountName, Dimension, Funnel, Wait } from '#src/statistics/shared/names.ts'
import { PRODUCT_NAMES, PRODUCTS } from '#src/subscriptions/revenue/shared/lines.ts'

/** What each figure counts, in words. */
export const COUNT_LABELS: Record<CountName, string> = {
  signups: 'Comptes créés',
  signups_verified: 'Adresse vérifiée',
  signups_with_cv: 'CV ajouté',
  signups_applied: 'A postulé',
  signups_back: 'Revenus plus tard',
  visitors: 'Offre lue',
  openings: '« Postuler »',
  applications: 'Candidature envoyée',
  applications_read: 'Candidature lue',
  applications_answered: 'Réponse reçue',
  applications_short: 'Lettre de moins de 150 caractères',
  applications_hired: 'Recrutement',
  last_answers: 'Réponses à la dernière question',
  answers_due: 'Réponses promises',
  answers_kept: 'Promesses tenues',
  offers_begun: 'Offre commencée',
  offers_submitted: 'Envoyée en validation',
  offers_begun_published: 'Publiée',
  offers_begun_applied: '1re candidature',
  offers_published: 'Offres publiées',
  offers_paid: 'Offres publiées avec leur salaire',
  payments_ordered: 'Commande passée',
  payments_declared: 'Paiement annoncé',
  payments_succeeded: 'Réussi',
  received: 'Encaissé (Ar)',
  terms_ended: 'Formules arrivées à leur fin',
  terms_renewed: 'Formules reprises',
  wait_company: 'Validation d’une société',
  wait_offer: 'Publication d’une offre',
  wait_first_application: 'Première candidature',
  wait_first_look: 'Première lecture',
  wait_first_answer: 'Première réponse',
  wait_payment: 'Vérification d’un paiement',
}

export const DIMENSION_LABELS: Record<Dimension, { one: string; many: string }> = {
  sector: { one: 'Secteur', many: 'Secteurs' },
  city: { one: 'Ville', many: 'Villes' },
  occupation: { one: 'Métier', many: 'Métiers' },
}

export const FUNNEL_LABELS: Record<Funnel, string> = {
  signup: 'Inscription d’un candidat',
  application: 'Candidature',
  publication: 'Publication',
  payment: 'Paiement',
}

export const WAIT_LABELS: Record<Wait, string> = {
  company: COUNT_LABELS.wait_company,
  offer: COUNT_LABELS.wait_offer,
  first_application: COUNT_LABELS.wait_first_application,
  first_look: COUNT_LABELS.wait_first_look,
  first_answer: COUNT_LABELS.wait_first_answer,
  payment: COUNT_LABELS.wait_payment,
}

const KINDS: Record<string, string> = { applicant: 'Candidats', recruiter: 'Recruteurs' }

/** The name of what was paid for, by the key of what was received. */
export const productLabel = (key: string) =>
  PRODUCT_NAMES[PRODUCTS.find((product) => product === key) ?? 'other']

const QUESTIONS: Record<Question, string> = {
  asked_for_money: 'Argent demandé',
  with_respect: 'Traité avec respect',
  started: 'A commencé',
  still_there: 'Toujours là',
}

function lastAnswerLabel(key: string): string {
  const [name, answer] = key.split('.')
  const question = LAST_QUESTIONS.find((each) => each === name)
  return `${question ? QUESTIONS[question] : ''}, ${answer === 'yes' ? 'oui' : 'non'}`
}

/** What tells the counts of one name apart, in words: « Candidats, après 3 mois ». */
export function keyLabel(name: CountName, key: string): string {
  if (name === 'received') return productLabel(key)
  if (name === 'last_answers') return lastAnswerLabel(key)
  const [kind = '', months] = key.split('.')
  return (KINDS[kind] ?? '') + (months ? `, après ${months} mois` : '')
}
