import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import type { CalendarEntry } from '../icalendar/writer.ts'
import type { Viewer } from '../viewer.ts'
import type { CalendarEvent } from './contract.ts'

/** What is looked for: days at Antananarivo, or one row. */
interface Wanted {
  from: string
  to: string
  /** Of a recruiter: the whole company's meetings. */
  team: boolean
  /** That row alone. */
  id?: number
}

export interface Asking {
  db: Database
  env: Env
  viewer: Viewer
  wanted: Wanted
  now: Date
}

/** An event as the page shows it and as other calendars read it. */
export interface Found {
  event: CalendarEvent
  entry: CalendarEntry
}

export const PLAIN = { starts_at: null, ends_at: null, place: '', missed: false, reminder: null } as const
