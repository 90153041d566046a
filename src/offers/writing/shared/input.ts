import { z } from 'zod'
import { after, DAY } from '#src/shared/durations.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { schemasOf } from './form.ts'
import { OFFER_LIMITS as LIMITS } from './limits.ts'

/** What each field of an offer must be. Rules about two fields stand in `RULES`. */
export const offerFields = z.object(schemasOf('rule'))

type Loose = Partial<Record<keyof z.output<typeof offerFields>, unknown>>
type Rule = [field: keyof Loose, message: string, holds: (offer: Loose, today: string | null) => boolean]

const isDay = (value: unknown): value is string => isCalendarDate(String(value ?? ''))
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value)

const RULES: Rule[] = [
  [
    'city_id',
    'Veuillez choisir la ville.',
    ({ is_abroad, city_id }) => Boolean(is_abroad) || (city_id !== null && city_id !== ''),
  ],
  // What was sent before countries were asked for may still be accepted by a moderator.
  [
    'country',
    'Veuillez choisir le pays.',
    ({ is_abroad, country }, today) => !today || !is_abroad || Boolean(country),
  ],
  [
    'foreign_town',
    'Veuillez entrer la ville à l’étranger.',
    ({ is_abroad, foreign_town: town }, today) => !today || !is_abroad || Boolean(String(town ?? '').trim()),
  ],
  // Offers that were sent before pay was asked for stay as they were accepted.
  [
    'min_salary',
    'Veuillez indiquer le salaire, ou choisir de ne pas l’afficher.',
    ({ min_salary: min, max_salary: max, salary_visible: isShown }, today) =>
      !today || !isShown || isAmount(min) || isAmount(max),
  ],
  [
    'salary_hidden_reason',
    `Veuillez dire pourquoi le salaire n’est pas affiché (${LIMITS.least_hidden_reason} caractères au moins).`,
    ({ salary_visible: isShown, salary_hidden_reason: reason }, today) =>
      !today || Boolean(isShown) || String(reason ?? '').trim().length >= LIMITS.least_hidden_reason,
  ],
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
 * The rules of a submitted offer, each with its own message. All that fail are reported together.
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
