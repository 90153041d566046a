import { z } from 'zod'
import { WORK_MODES } from '#src/offers/shared/states.ts'
import { LANGUAGE_LEVELS } from '#src/profiles/shared/parts.ts'
import { ACTIVITY_AREAS, CONTRACTS, DEGREES, JOB_LEVELS, JOB_TYPES } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { amount } from '#src/shared/amount-input.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { isCalendarDate } from '#src/shared/local-date.ts'
import { chosen, day, oneOf, optional, required, rich, wholeNumber, wordList } from './fields.ts'
import { OFFER_LIMITS as LIMITS } from './limits.ts'
import { questions } from './questions.ts'

const NEGATIVE = 'Le salaire doit être positif.'
const salary = z
  .preprocess((value) => (value === '' ? null : value), amount(NEGATIVE, NEGATIVE).nullish())
  .transform((value) => value ?? null)

const said = (unsaid: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? unsaid)

/** Each field of an offer with what it must be; what two of them must be together is `RULES`. */
export const offerFields = z.object({
  title: required('Veuillez entrer le titre du poste.', LIMITS.title),
  activity_area_id: chosen(ACTIVITY_AREAS, 'Veuillez choisir le secteur d’activité.'),
  job_level_id: oneOf(JOB_LEVELS),
  city_id: chosen(CITIES, 'Veuillez choisir la ville.'),
  address: optional(LIMITS.text),
  work_mode: z.enum(WORK_MODES, { error: 'Veuillez choisir le mode de travail.' }),
  positions_count: wholeNumber('Veuillez entrer le nombre de postes', 1, LIMITS.positions),
  is_abroad: said(false),
  ministry_reference: optional(LIMITS.text),
  description: rich(null),
  missions: rich('Veuillez décrire les missions.'),
  contract_id: chosen(CONTRACTS, 'Veuillez choisir le contrat.'),
  contract_duration_months: wholeNumber('Veuillez entrer la durée en mois', 1, LIMITS.months).nullish(),
  job_type_id: oneOf(JOB_TYPES),
  start_date: day(),
  min_salary: salary,
  max_salary: salary,
  salary_visible: said(true),
  benefits: wordList(LIMITS.benefits, LIMITS.benefit),
  degree_id: oneOf(DEGREES),
  experience_min_years: wholeNumber('Veuillez entrer un nombre d’années', 0, LIMITS.years).nullish(),
  skills: wordList(LIMITS.skills, LIMITS.skill),
  profile: rich('Veuillez décrire le profil recherché.'),
  languages: z
    .array(
      z.object({
        name: required('Veuillez entrer la langue.', LIMITS.skill),
        level: z.enum(LANGUAGE_LEVELS, { error: 'Veuillez choisir le niveau.' }),
      }),
    )
    .max(LIMITS.languages)
    .nullish()
    .transform((list) => list ?? []),
  application_deadline: day(),
  expires_at: day(),
  response_delay_days: wholeNumber('Veuillez promettre une réponse sous', 1, LIMITS.delay),
  process_steps: z
    .array(
      z.object({
        title: required('Veuillez nommer cette étape.', LIMITS.step_title),
        text: optional(LIMITS.step_text).transform((text) => text ?? ''),
      }),
    )
    .max(LIMITS.steps)
    .nullish()
    .transform((list) => list ?? []),
  questions,
})

type Loose = Partial<Record<keyof z.output<typeof offerFields>, unknown>>
type Rule = [field: keyof Loose, message: string, holds: (offer: Loose, today: string | null) => boolean]

const isDay = (value: unknown): value is string => isCalendarDate(String(value ?? ''))
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

const RULES: Rule[] = [
  [
    'max_salary',
    'Le salaire maximum doit être supérieur ou égal au salaire minimum.',
    ({ min_salary: min, max_salary: max }) => !isAmount(min) || !isAmount(max) || max >= min,
  ],
  [
    'application_deadline',
    'La date limite est déjà passée.',
    ({ application_deadline: end }, today) => !today || !isDay(end) || end >= today,
  ],
  [
    'expires_at',
    'La fin de publication est déjà passée.',
    ({ expires_at: end }, today) => !today || !isDay(end) || end >= today,
  ],
  [
    'expires_at',
    `Une offre reste ${LIMITS.shown_days} jours au plus sur le site.`,
    ({ expires_at: end }, today) => !today || !isDay(end) || end <= lastDay(today),
  ],
]

function lastDay(today: string): string {
  return after(new Date(`${today}T12:00:00Z`), LIMITS.shown_days * DAY)
    .toISOString()
    .slice(0, 10)
}

/**
 * The rules of an offer that is sent, each with its own message; they are told together, whichever fail.
 * @param today the day in Antananarivo, `2026-11-21`; null for what was right when it was sent
 */
export function offerInput(today: string | null) {
  let schema: z.ZodType<z.output<typeof offerFields>> = offerFields
  for (const [field, message, holds] of RULES) {
    // Without `when`, a rule across fields would wait until every single field is right.
    const options = { message, path: [field], when: () => true }
    schema = schema.refine((offer) => holds((offer ?? {}) as Loose, today), options)
  }
  return schema
}

export type OfferInput = z.output<typeof offerFields>
