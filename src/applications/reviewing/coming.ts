import type { Database } from '#src/platform/database.ts'
import type { ApplicationRow } from '../applications.ts'
import type { Coming } from './contract.ts'

/** The calendar and the proposals stand above this domain and hand in what they know of its applications. */
export interface ComingFacts {
  /** Each application has its next meeting or, before one is agreed on, what waits for a choice. */
  listMeetings: (database: Database, ids: number[], now: Date) => Promise<Map<number, Coming>>
  /** Each day is the one by which the last proposal is to be answered. */
  listAnswerDays: (database: Database, ids: number[]) => Promise<Map<number, string>>
}

/** Lists what is awaited of the applications: an answer to a proposal, or else a meeting, at whichever stage it was agreed on. */
export async function listComing(
  database: Database,
  rows: readonly Pick<ApplicationRow, 'id' | 'stage'>[],
  { listMeetings, listAnswerDays }: ComingFacts,
  now: Date,
): Promise<Map<number, Coming>> {
  const idsOf = (some: typeof rows) => some.map(({ id }) => id)
  const [meetings, days] = await Promise.all([
    listMeetings(database, idsOf(rows), now),
    listAnswerDays(database, idsOf(rows.filter(({ stage }) => stage === 'offer_made'))),
  ])
  const answers = [...days].map(([id, at]) => [id, { kind: 'answer' as const, at }] as const)
  return new Map([...meetings, ...answers])
}
