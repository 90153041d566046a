import { and, count, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import { HttpError } from '#src/platform/errors.ts'
import { readSetting } from '#src/settings/settings.ts'
import { dayAt, endOfDay, startOfDay } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { counted } from '#src/shared/phrases.ts'
import { applications } from '../tables.ts'
import type { showBeforeApplying } from './contract.ts'
import { letterKey } from './shared/letter-key.ts'

/** A letter that was sent again is pointed out among so many. */
const LETTERS = 100
const reachedWords = (most: number) =>
  `Vous avez envoyé ${counted(most, 'candidature')} aujourd’hui, le maximum d’une journée. Vous pourrez continuer demain.`

/** What the limit of a day is read of, and its applications. */
interface Source {
  db: Database
  env: Env
}

type BeforeApplying = ReplyOf<typeof showBeforeApplying>['data']

/** Reads what the form of an application has to know before it is sent. */
export async function readBeforeApplying(
  { db: database, env }: Source,
  applicantId: number,
  now: Date,
): Promise<BeforeApplying> {
  const { letter, min_salary_expectation, max_salary_expectation, offer_copy, submitted_at } = applications
  const rows = await database
    .select({ letter, min_salary_expectation, max_salary_expectation, offer_copy, submitted_at })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), isNotNull(submitted_at)))
    .orderBy(desc(submitted_at))
    .limit(LETTERS)
  const [last] = rows
  const a_day = await readSetting({ db: database, env }, 'applications_a_day', now)
  return {
    last: last
      ? {
          letter: last.letter,
          min_salary_expectation: last.min_salary_expectation,
          max_salary_expectation: last.max_salary_expectation,
        }
      : null,
    sent_letters: await Promise.all(
      rows.map(async (row) => ({
        key: (await letterKey(row.letter)) ?? '',
        job_offer_title: row.offer_copy.title,
        company: row.offer_copy.company.name,
        sent_at: row.submitted_at?.toISOString() ?? '',
      })),
    ),
    left_today: Math.max(0, a_day - (await countSentToday(database, applicantId, now))),
    a_day,
  }
}

/**
 * Refuses more applications than a day may have; the person's row has to be locked, so that many at once are counted one
 * after the other. @throws HttpError 429 until the day ends
 */
export async function checkDailyLimit({ db, env }: Source, applicantId: number, now: Date) {
  const most = await readSetting({ db, env }, 'applications_a_day', now)
  if ((await countSentToday(db, applicantId, now)) < most) return
  const seconds = Math.ceil((endOfDay(dayAt(now)).getTime() - now.getTime()) / 1_000)
  throw new HttpError(429, reachedWords(most), { headers: { 'retry-after': String(Math.max(1, seconds)) } })
}

async function countSentToday(database: Database, applicantId: number, now: Date): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(applications)
    .where(
      and(eq(applications.applicant_id, applicantId), gte(applications.submitted_at, startOfDay(dayAt(now)))),
    )
  return row?.count ?? 0
}
