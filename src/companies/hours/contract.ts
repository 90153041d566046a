import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { WEEKDAYS } from '../shared/working-hours.ts'

const TIME = 'Entrez une heure, par exemple 08:00.'
const time = z.string({ error: TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)

const END_FIRST = { message: 'La fin doit venir après le début.', path: ['closes'] }
const day = z.object({ opens: time, closes: time }).refine(({ opens, closes }) => opens < closes, END_FIRST)

/** From Monday to Sunday; null for a day on which nobody is received. */
const days = z
  .array(day.nullable())
  .length(WEEKDAYS.length, 'Rechargez la page, puis recommencez.')
  .refine((all) => all.some(Boolean), 'Choisissez un jour au moins.')

const hours = z.object({
  data: z.object({
    days,
    /** The hours are the usual ones, because the company never said its own. */
    is_usual: z.boolean(),
  }),
})

export const showWorkingHours = endpoint({
  method: 'GET',
  path: '/api/recruiter/working-hours',
  summary: 'Les jours et les heures où la société reçoit, du lundi au dimanche.',
  reply: hours,
})

export const setWorkingHours = endpoint({
  method: 'PUT',
  path: '/api/recruiter/working-hours',
  summary: 'Change les jours et les heures où la société reçoit.',
  body: z.object({ days }),
  reply: hours,
})
