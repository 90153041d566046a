import { z } from 'zod'
import { isCalendarDate } from '#src/shared/dates.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { EVENT_TYPES } from '../shared/event-types.ts'

export const calendarEvent = z.object({
  /** `interview-12`, for its file. */
  key: z.string(),
  type: z.enum(EVENT_TYPES),
  title: z.string(),
  /** Of whom, or why it is there. */
  detail: z.string(),
  /** At Antananarivo, `2026-11-24`. */
  day: z.string(),
  /** Null for a whole day. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** An address, a link or a number; empty when there is none. */
  place: z.string(),
  /** Where it is told in full, a path; null for one's own note. */
  link: z.string().nullable(),
  /** The applicant did not come. */
  missed: z.boolean(),
  /** One's own note. */
  reminder: z
    .object({ id: z.number(), note: z.string(), time: z.string().nullable(), done: z.boolean() })
    .nullable(),
})
export type CalendarEvent = z.output<typeof calendarEvent>

const day = z.string({ error: 'Veuillez choisir un jour.' }).refine(isCalendarDate, 'Ce jour n’existe pas.')

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/calendar/events',
  summary: 'Les événements de la personne connectée, d’un jour à un autre compris.',
  query: z.object({
    start_date: day,
    end_date: day,
    event_type: z
      .union([z.array(z.enum(EVENT_TYPES)), z.enum(EVENT_TYPES).transform((type) => [type])])
      .nullish()
      .catch(null),
    /** Of a recruiter: its own meetings, or those of the whole company. */
    scope: z.enum(['mine', 'team']).catch('mine'),
  }),
  reply: z.object({ data: z.array(calendarEvent) }),
})

/** Sends `text/calendar` as an attachment, not JSON. */
export const downloadEvent = endpoint({
  method: 'GET',
  path: '/api/calendar/events/:key/file',
  summary: 'Un événement pour un autre agenda (.ics).',
  params: z.object({ key: z.string().regex(/^(interview|deadline|start|reminder)-[1-9]\d{0,8}$/) }),
})
