import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, type HttpError } from '#src/platform/errors.ts'
import { auditLog } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { waitWords } from '#src/shared/durations.ts'
import { DECISIONS, type Decision } from './shared/decisions.ts'

interface Decided {
  subject: `company:${number}` | `offer:${number}` | `message:${number}`
  action: Decision
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The reason, in words for colleagues. */
  why?: string
}

/** A refused decision shows the reason up to this length; the log keeps all of it. */
const WHY_LENGTH = 120

/** Writes a decision in the audit log, with what it found, what it left and why. */
export function recordDecision(unit: Unit, { subject, action, before, after, why }: Decided) {
  return audit(unit, { action, subject, details: { before, after, ...(why && { why }) } })
}

/**
 * Builds the refusal of a decision on something that has changed since the moderator read it: it names who decided in
 * between, and when.
 * @param seen since when the subject waited, as the moderator read it; null when that was not dated
 */
export async function decidedAlready(
  { db, now }: Unit,
  subject: Decided['subject'],
  seen: Date | null,
): Promise<HttpError> {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, subject),
        inArray(auditLog.action, Object.keys(DECISIONS)),
        seen ? gte(auditLog.at, seen) : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  if (!last)
    return conflict('Cette demande a changé depuis que vous l’avez lue. Rien n’est parti de votre côté.')
  const name = last.actor_id && (await listNames(db, [last.actor_id])).get(last.actor_id)
  const words = DECISIONS[last.action as Decision]
  const when = waitWords((now.getTime() - last.at.getTime()) / 1_000)
  return conflict(
    `${name || 'Le site'} ${words} il y a ${when}${because(last.details)}. Rien n’est parti de votre côté.`,
  )
}

function because({ why }: Record<string, unknown>): string {
  if (typeof why !== 'string') return ''
  const short = why.length > WHY_LENGTH ? `${why.slice(0, WHY_LENGTH).toWellFormed()}…` : why
  return `\u00a0: ${short.replace(/\.$/, '')}`
}
