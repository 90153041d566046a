import { z } from 'zod'
import { rowId, seenVersion } from '#src/shared/fields.ts'
import { INTERVIEW_TYPES, type InterviewType } from '../../shared/event-types.ts'
import { DURATIONS, MOST_SLOTS, MOST_WINDOWS } from './limits.ts'

const LONGEST = 1_000

/** The wire writes moments with their zone: `2026-11-24T14:30:00+03:00`. */
const moment = z.iso
  .datetime({ offset: true, error: 'Veuillez choisir un jour et une heure.' })
  .transform((text) => new Date(text))

const words = (tooLong: string) =>
  z
    .string()
    .trim()
    .max(LONGEST, tooLong)
    .nullish()
    .transform((text) => text ?? '')

const message = words(`Votre message ne peut pas dépasser ${LONGEST} caractères.`)

/** The other side reads the reason. */
const reason = z
  .string({ error: 'Veuillez dire pourquoi.' })
  .trim()
  .min(1, 'Veuillez dire pourquoi.')
  .max(LONGEST, `Le motif ne peut pas dépasser ${LONGEST} caractères.`)

const slots = z
  .array(moment, { error: 'Proposez au moins un créneau.' })
  .min(1, 'Proposez au moins un créneau.')
  .max(MOST_SLOTS, `Proposez au plus ${MOST_SLOTS} créneaux.`)

const isSecureLink = (text: string) => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

const form = {
  type: z.enum(INTERVIEW_TYPES, { error: 'Veuillez choisir comment vous vous rencontrez.' }),
  duration_minutes: z.coerce
    .number()
    .refine((minutes) => DURATIONS.some((each) => each === minutes), 'Veuillez choisir une durée.'),
  place: z
    .string()
    .trim()
    .max(500, 'Ce texte est trop long.')
    .nullish()
    .transform((text) => text ?? ''),
  attendee_ids: z
    .array(rowId(), { error: 'Choisissez au moins une personne.' })
    .min(1, 'Choisissez au moins une personne.')
    .max(10, 'Choisissez au plus dix personnes.')
    .transform((ids) => [...new Set(ids)]),
  message,
  preparation: words(`Ce texte ne peut pas dépasser ${LONGEST} caractères.`),
  slots,
}

/**
 * A link must be one that a browser opens safely and an address must not be empty; a telephone number may be left out.
 */
export const interviewInput = z.object(form).superRefine(checkPlace)

/** Adds what is wrong with the place of such a meeting. */
export function checkPlace(
  { type, place }: { type: InterviewType; place: string },
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
) {
  const refuse = (text: string) => context.addIssue({ code: 'custom', path: ['place'], message: text })
  if (type === 'interview_onsite' && !place) refuse('Veuillez indiquer l’adresse.')
  if (type === 'interview_video' && !isSecureLink(place))
    refuse('Veuillez indiquer un lien qui commence par https://.')
}

/** What a shorter form asks of a meeting, by the same rules. */
export const meetingFields = {
  type: form.type,
  duration_minutes: form.duration_minutes,
  place: form.place,
  message: form.message,
}

export type InterviewInput = z.output<typeof interviewInput>

export const slotsInput = z.object({ version: seenVersion, slots, message })
export const momentInput = z.object({ version: seenVersion, starts_at: moment, message })
export const reasonInput = z.object({ version: seenVersion, reason })
export const slotChoice = z.object({
  slot_id: rowId('Veuillez choisir un créneau.'),
  /** The applicant knows that the slot overlaps another meeting and takes it all the same. */
  despite_overlap: z.boolean().optional(),
})

export type SlotChoice = z.output<typeof slotChoice>

const oneWindow = z
  .object({ starts_at: moment, ends_at: moment })
  .refine(({ starts_at, ends_at }) => ends_at > starts_at, {
    message: 'La fin doit être après le début.',
    path: ['ends_at'],
  })

export const windowsInput = z.object({
  version: seenVersion,
  message,
  windows: z
    .array(oneWindow, { error: 'Proposez au moins un moment.' })
    .min(1, 'Proposez au moins un moment.')
    .max(MOST_WINDOWS, `Proposez au plus ${MOST_WINDOWS} moments.`),
})
export type WindowsInput = z.output<typeof windowsInput>
