import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredLine } from '#src/shared/fields.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'

const day = z.string({ error: 'Veuillez choisir un jour.' }).refine(isCalendarDate, 'Ce jour n’existe pas.')

const reminderInput = z.object({
  title: requiredLine(
    'Veuillez écrire de quoi il s’agit.',
    255,
    'Ce texte est trop long (255 caractères au plus).',
  ),
  note: z
    .string()
    .trim()
    .max(1_000, 'Votre note ne peut pas dépasser 1 000 caractères.')
    .nullish()
    .transform((note) => note ?? ''),
  day,
  /** The hour, « 14:30 »; without it the reminder is for the whole day. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Cette heure n’existe pas.')
    .nullish()
    .transform((time) => time ?? null),
})
export type ReminderInput = z.output<typeof reminderInput>

const reminder = z.object({
  id: z.number(),
  title: z.string(),
  note: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  done: z.boolean(),
})
export type Reminder = z.output<typeof reminder>
const one = z.object({ data: reminder })

export const addReminder = endpoint({
  method: 'POST',
  path: '/api/calendar/reminders',
  summary: 'Note un rappel dans son calendrier.',
  body: reminderInput,
  reply: one,
  status: 201,
})

export const changeReminder = endpoint({
  method: 'PUT',
  path: '/api/calendar/reminders/:id',
  summary: 'Modifie un rappel.',
  params: idParams,
  body: reminderInput,
  reply: one,
})

export const moveReminder = endpoint({
  method: 'PUT',
  path: '/api/calendar/reminders/:id/day',
  summary: 'Déplace un rappel à un autre jour, à la même heure.',
  params: idParams,
  body: z.object({ day }),
  reply: one,
})

export const finishReminder = endpoint({
  method: 'PUT',
  path: '/api/calendar/reminders/:id/completion',
  summary: 'Marque un rappel comme fait.',
  params: idParams,
  reply: one,
})

export const reopenReminder = endpoint({
  method: 'DELETE',
  path: '/api/calendar/reminders/:id/completion',
  summary: 'Remet un rappel à faire.',
  params: idParams,
  reply: one,
})

export const deleteReminder = endpoint({
  method: 'DELETE',
  path: '/api/calendar/reminders/:id',
  summary: 'Supprime un rappel.',
  params: idParams,
  status: 204,
})
