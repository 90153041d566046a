import { EVENT_TYPES, type EventType, INTERVIEW_TYPES } from '../shared/event-types.ts'
import { findMeetings } from './meetings.ts'
import { findNotes } from './notes.ts'
import { findDeadlines, findStartDays } from './offer-days.ts'
import type { Asking, Found } from './sources.ts'

interface Source {
  types: readonly EventType[]
  find: (asking: Asking) => Promise<Found[]>
}

/** Where each kind of event comes from, by what its key begins with. */
const SOURCES: Record<string, Source> = {
  interview: { types: INTERVIEW_TYPES, find: findMeetings },
  deadline: { types: ['offer_deadline'], find: findDeadlines },
  start: { types: ['start_date'], find: findStartDays },
  reminder: { types: ['reminder'], find: findNotes },
}

/** Everything of these days, days before hours: the same for the pages, the files and those who subscribe. */
export async function findEvents(
  asking: Asking,
  types: readonly EventType[] = EVENT_TYPES,
): Promise<Found[]> {
  const sources = Object.values(SOURCES).filter((source) => source.types.some((type) => types.includes(type)))
  const found = (await Promise.all(sources.map(({ find }) => find(asking)))).flat()
  return found.filter(({ event }) => types.includes(event.type)).toSorted(byTime)
}

/** The one of this key, null when the person has none such. */
export async function findEvent(asking: Omit<Asking, 'wanted'>, key: string): Promise<Found | null> {
  const [name = '', id] = key.split('-')
  const wanted = { from: '', to: '', team: true, id: Number(id) }
  return (await SOURCES[name]?.find({ ...asking, wanted }))?.[0] ?? null
}

function byTime({ event: one }: Found, { event: other }: Found): number {
  return (
    compare(one.day, other.day) ||
    compare(one.starts_at ?? '', other.starts_at ?? '') ||
    compare(one.key, other.key)
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
