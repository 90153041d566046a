import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { EVENT_TYPES } from '../shared/event-types.ts'

export const calendarEvent = z.object({
  /** The key names the event's file: `interview-12`. */
  key: z.string(),
  type: z.enum(EVENT_TYPES),
  title: z.string(),
  /** Says whom the event is with, or why it is in the calendar. */
  detail: z.string(),
  /** Day at Antananarivo, `2026-11-24`. */
  day: z.string(),
  /** An event of a whole day has no hours. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Address, link or number; empty when there is none. */
  place: z.string(),
  /** Path of the page that says everything about the event; null for a reminder. */
  link: z.string().nullable(),
  missed: z.boolean(),
  /** Set for the viewer's own reminders, which the calendar can change. */
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
    /** A recruiter asks for its own meetings or for those of the whole company. */
    scope: z.enum(['mine', 'team']).catch('mine'),
  }),
  reply: z.object({ data: z.array(calendarEvent) }),
})

/** The reply is `text/calendar` as an attachment, not JSON. */
export const downloadEvent = endpoint({
  method: 'GET',
  path: '/api/calendar/events/:key/file',
  summary: 'Un événement pour un autre agenda (.ics).',
  params: z.object({ key: z.string().regex(/^(interview|deadline|start|reminder)-[1-9]\d{0,8}$/) }),
})
