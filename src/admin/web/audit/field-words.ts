import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { ROLE_LABELS } from '#src/companies/policy.ts'
import { COMPANY_FIELDS } from '#src/companies/shared/sections.ts'
import { DETAIL_WORDS } from '#src/shared/audit/details.ts'
import { PLAN_FIELD_NAMES } from '#src/subscriptions/pricing/shared/values.ts'
import { COMPANY_STATUS_LABELS, formatMoment, OFFER_STATUS_LABELS } from '../desk/labels.ts'
import { THING_LABELS } from '../merging/thing-labels.ts'
import { FIELD_LABELS } from '../offers/field-labels.ts'
import { SELLER_LABELS } from '../seller/labels.ts'

/** The fields whose own form or list gives them no words that could be used here. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  account: 'Compte',
  action: 'Acte',
  aliases: 'Autres noms',
  changed: 'Changé',
  changed_at: 'Changé le',
  corrections: 'Corrections demandées',
  counts: 'Garde',
  details: 'Précisions',
  doubles: 'En double',
  ends_at: 'Fin',
  field: 'Champ',
  has: 'Avait',
  held: 'Retenue',
  holder: 'Titulaire',
  is_open: 'Ouvert',
  is_read_only: 'En lecture seule',
  is_shown: 'Montré',
  lat: 'Latitude',
  level: 'Niveau',
  lon: 'Longitude',
  merged: 'Compte réuni',
  merged_into: 'Réuni avec',
  message: 'Message',
  method: 'Moyen',
  moved: 'Passé au compte gardé',
  population: 'Habitants',
  position: 'Place',
  price_15_days: '15\u00a0jours',
  price_30_days: '30\u00a0jours',
  price_7_days: '7\u00a0jours',
  proposed: 'Proposé',
  region_id: 'Région',
  removed: 'Retiré',
  reported: 'Signalé',
  reported_at: 'Signalée',
  required: 'Obligatoire',
  sentence: 'Phrase',
  slug: 'Adresse de page',
  sort_by_date: 'Ordre',
  starts_at: 'Début',
  status_reason: 'Raison',
  stays: 'Laisse',
  subject: 'Objet',
  text: 'Texte',
  use: 'Usage',
  who: 'Qui',
  withdrawn: 'Retiré de la liste',
  words: 'Mots',
}

const COMPANY_WORDS = Object.fromEntries(
  Object.entries(COMPANY_FIELDS).map(([field, { label }]) => [field, label]),
)

const WORDS: Readonly<Record<string, string>> = {
  ...COMPANY_WORDS,
  ...FIELD_LABELS,
  ...SELLER_LABELS,
  ...PLAN_FIELD_NAMES,
  ...THING_LABELS,
  ...OTHER_WORDS,
  ...DETAIL_WORDS,
}

/** What a detail of the log, or a field of what it says was changed, is called; null where it has no words. */
export const wordsFor = (name: string): string | null => WORDS[name] ?? null

/** The names within a detail, at any depth, that have no words; a number is the key of a row and needs none. */
export function namesWithoutWords(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(namesWithoutWords)
  return Object.entries(value).flatMap(([name, each]) => [
    ...(wordsFor(name) === null && !/^\d+$/.test(name) ? [name] : []),
    ...namesWithoutWords(each),
  ])
}

/** What is kept as the name of a state or of a role. */
const VALUE_WORDS: Readonly<Record<string, string>> = {
  ...COMPANY_STATUS_LABELS,
  ...OFFER_STATUS_LABELS,
  ...ROLE_LABELS,
  ...ADMIN_ROLE_LABELS,
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A detail in words; each field of an object stands on a line of its own. */
export function writeLines(value: unknown): string {
  return isObject(value) ? writeFields(value).join('\n') : writeValue(value)
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const writeFields = (value: object) =>
  Object.entries(value).map(([name, each]) => `${wordsFor(name) ?? name}\u00a0: ${writeValue(each)}`)

function writeValue(value: unknown): string {
  if (value === null) return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) return value.map(writeValue).join(', ') || 'rien'
  if (isObject(value)) return writeFields(value).join(', ') || 'rien'
  if (typeof value !== 'string') return String(value)
  return MOMENT.test(value) ? formatMoment(value) : (VALUE_WORDS[value] ?? value)
}
