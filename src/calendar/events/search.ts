import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import type { CalendarEntry } from '../icalendar/writer.ts'
import type { Viewer } from '../viewer.ts'
import type { CalendarEvent } from './contract.ts'

/** Events are looked for between two days at Antananarivo, or by the id of one row. */
interface EventRange {
  from: string
  to: string
  /** A recruiter sees the meetings of the whole company. */
  team: boolean
  /** When set, only the row of this id is looked for. */
  id?: number
}

export interface EventSearch {
  db: Database
  env: Env
  viewer: Viewer
  wanted: EventRange
  now: Date
}

/** An event has two forms: the one of the page and the one of other calendars. */
export interface FoundEvent {
  event: CalendarEvent
  entry: CalendarEntry
}

export const EVENT_DEFAULTS = {
  starts_at: null,
  ends_at: null,
  place: '',
  missed: false,
  reminder: null,
} as const
