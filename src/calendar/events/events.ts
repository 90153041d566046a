import { EVENT_TYPES, type EventType, INTERVIEW_TYPES } from '../shared/event-types.ts'
import { findMeetings } from './meetings.ts'
import { findDeadlines, findStartDays } from './offer-days.ts'
import { findReminders } from './reminders.ts'
import type { EventSearch, FoundEvent } from './search.ts'

interface Source {
  types: readonly EventType[]
  find: (asking: EventSearch) => Promise<FoundEvent[]>
}

/** The first part of an event's key names the source that it comes from. */
const SOURCES: Record<string, Source> = {
  interview: { types: INTERVIEW_TYPES, find: findMeetings },
  deadline: { types: ['offer_deadline'], find: findDeadlines },
  start: { types: ['start_date'], find: findStartDays },
  reminder: { types: ['reminder'], find: findReminders },
}

/** Finds all events of these days, whole days before hours. Pages, files and subscriptions show the same list. */
export async function findEvents(
  asking: EventSearch,
  types: readonly EventType[] = EVENT_TYPES,
): Promise<FoundEvent[]> {
  const sources = Object.values(SOURCES).filter((source) => source.types.some((type) => types.includes(type)))
  const found = (await Promise.all(sources.map(({ find }) => find(asking)))).flat()
  return found.filter(({ event }) => types.includes(event.type)).toSorted(byTime)
}

/** Finds the event of this key; null when the person has none such. */
export async function findEvent(
  asking: Omit<EventSearch, 'wanted'>,
  key: string,
): Promise<FoundEvent | null> {
  const [name = '', id] = key.split('-')
  const wanted = { from: '', to: '', team: true, id: Number(id) }
  return (await SOURCES[name]?.find({ ...asking, wanted }))?.[0] ?? null
}

function byTime({ event: one }: FoundEvent, { event: other }: FoundEvent): number {
  return (
    compare(one.day, other.day) ||
    compare(one.starts_at ?? '', other.starts_at ?? '') ||
    compare(one.key, other.key)
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
