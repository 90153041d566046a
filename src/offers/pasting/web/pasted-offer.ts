import { FACT_CHOICES } from '#src/offers/shared/facts.ts'
import { OFFER_LIMITS } from '#src/offers/writing/shared/limits.ts'
import { escapeText } from '#src/shared/markup.ts'
import type { PasteValues, Piece, PieceField } from '../shared/pieces.ts'

/** What the recruiter confirmed of an advertisement, in the fields of the form of an offer. */
export interface PastedOffer {
  title?: string
  positions_count?: string
  city_id?: string
  is_abroad?: boolean
  country?: string
  foreign_town?: string
  address?: string
  contract_id?: string
  contract_duration_months?: string
  job_type_id?: string
  min_salary?: number | string | null
  max_salary?: number | string | null
  degree_id?: string
  experience_min_years?: string
  languages?: { name: string; level: string; key: number }[]
  application_deadline?: string
  schedule?: string
  weekly_hours?: string
  probation_months?: string
  transport?: string
  meals?: string
  housing?: string
  description?: string
  missions?: string
  profile?: string
  benefits?: string[]
}

export const FIELD_NAMES: Record<PieceField, string> = {
  title: 'Titre',
  positions_count: 'Postes à pourvoir',
  city_id: 'Ville',
  country: 'Pays',
  contract: 'Contrat',
  job_type: 'Temps de travail',
  salary: 'Salaire par mois',
  degree: 'Diplôme',
  experience: 'Années d’expérience',
  languages: 'Langues',
  application_deadline: 'Date limite',
  schedule: 'Jours et horaires',
  weekly_hours: 'Heures par semaine',
  probation_months: 'Période d’essai en mois',
  transport: FACT_CHOICES.transport.label,
  meals: FACT_CHOICES.meals.label,
  housing: FACT_CHOICES.housing.label,
  missions: 'Missions',
  profile: 'Profil',
  contact: 'Contact',
}

/** The fields in the order of the form. */
export const FIELD_ORDER = Object.keys(FIELD_NAMES) as PieceField[]

/** A piece as the check list shows it, its values open to correction. */
export interface Confirming {
  piece: Piece
  values: Partial<PasteValues>
  isConfirmed: boolean
}

/** Where words that were not understood may go. */
export const PLACES = [
  { value: 'none', label: 'Laisser de côté' },
  { value: 'title', label: 'Au titre' },
  { value: 'description', label: 'À la présentation' },
  { value: 'missions', label: 'Aux missions' },
  { value: 'profile', label: 'Au profil' },
  { value: 'benefits', label: 'Aux avantages' },
] as const
export type Place = (typeof PLACES)[number]['value']

/** Letters from « A » to « Z » tie the words in the text to their line in the list; further lines have none. */
export const letterOf = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : '')

/** The values of the confirmed pieces, and of the words that the recruiter gave a place. */
export function pastedOffer(
  confirming: readonly Confirming[],
  placed: readonly { line: string; place: Place }[],
): PastedOffer {
  const confirmed = confirming.filter(({ isConfirmed }) => isConfirmed).map((each) => each.values)
  const { missions, profile, languages: _, ...values }: Partial<PasteValues> = Object.assign({}, ...confirmed)
  const languages = languagesOf(confirmed)
  const linesAt = (place: Place) => placed.filter((each) => each.place === place).map(({ line }) => line)
  const description = linesAt('description')
  const title = linesAt('title').join(' ')
  const benefits = linesAt('benefits').map((line) => line.slice(0, 80))
  return {
    ...values,
    ...(title && { title }),
    ...(languages.length > 0 && { languages }),
    ...listOf('missions', [...(missions ?? []), ...linesAt('missions')]),
    ...listOf('profile', [...(profile ?? []), ...linesAt('profile')]),
    ...(description.length > 0 && {
      description: description.map((line) => `<p>${escapeText(line)}</p>`).join(''),
    }),
    ...(benefits.length > 0 && { benefits }),
  }
}

/** The languages of all lines, each once, as many as an offer takes. */
function languagesOf(confirmed: readonly Partial<PasteValues>[]) {
  const all = confirmed.flatMap(({ languages = [] }) => languages)
  const first = all.filter((each, index) => all.findIndex(({ name }) => name === each.name) === index)
  return first.slice(0, OFFER_LIMITS.languages).map((language, key) => ({ ...language, key }))
}

function listOf(field: 'missions' | 'profile', lines: readonly string[]) {
  if (lines.length === 0) return {}
  return { [field]: `<ul>${lines.map((line) => `<li><p>${escapeText(line)}</p></li>`).join('')}</ul>` }
}
