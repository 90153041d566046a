import { and, desc, eq } from 'drizzle-orm'
import { mergedAwayMail, mergedIntoMail } from '#src/accounts/merging/mails.ts'
import { closeMerged, lockPair } from '#src/accounts/merging/merging.ts'
import { listNames } from '#src/accounts/people.ts'
import { findUser, type User } from '#src/accounts/users.ts'
import { mergeApplications } from '#src/applications/merging.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, type HttpError, invalid, notFound } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { auditLog } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { waitWords } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { type MergePreview, previewMerge } from './preview.ts'
import { applyRule, type Pair } from './rows.ts'
import { RULES } from './rules.ts'
import { settleAddress, settleAlerts, settleInvitations, settleProfile } from './settled.ts'

const MERGED = 'accounts.merged'
const CHANGED =
  'L’un des deux comptes a changé depuis que vous les avez comparés. Relisez, puis recommencez\u00A0: rien n’est parti.'

/**
 * Compares two accounts before they become one.
 * @throws HttpError as `requirePair`
 */
export async function compareAccounts(database: Database, keptId: number, mergedId: number, now: Date) {
  const found = { kept: await findUser(database, keptId), merged: await findUser(database, mergedId) }
  return previewMerge(database, await requirePair(database, found, now))
}

export interface Merge {
  keptId: number
  mergedId: number
  /** Whose profile stays. */
  profile: 'kept' | 'merged'
  /** How the administrator knows that both are of one person. */
  why: string
  /** The state of both accounts that was compared. */
  seen: string
}

/**
 * Makes one account of two of the same person, in one change: whoever calls has shown a code of theirs a moment ago.
 * What the account that stays has already is left with the other one, which is closed for good; both addresses are told.
 * @throws HttpError as `requirePair`; 409 when something stands against it, and when an account changed since it was read
 */
export async function mergeAccounts(unit: Unit, { keptId, mergedId, profile, why, seen }: Merge) {
  const pair = await requirePair(unit.db, await lockPair(unit.db, keptId, mergedId), unit.now)
  const preview = await previewMerge(unit.db, pair)
  const [obstacle] = preview.obstacles
  if (obstacle) throw conflict(obstacle)
  if (preview.seen !== seen) throw conflict(CHANGED)
  const { kept, merged } = pair
  await mergeApplications(unit, { keptId, mergedId, name: fullName(kept) })
  for (const rule of RULES) await applyRule(unit.db, rule, pair)
  await settleAlerts(unit, pair)
  await settleInvitations(unit, pair)
  await settleProfile(unit, pair, profile)
  await settleAddress(unit, pair)
  await closeMerged(unit, merged, kept)
  await enqueueMail(unit, mergedIntoMail(unit.env, kept, merged, unit.now))
  await enqueueMail(unit, mergedAwayMail(unit.env, merged, kept, unit.now))
  await record(unit, pair, { preview, profile, why })
}

/**
 * @throws HttpError 404 for nobody and an erased account, 422 on `merged_id` for an account with itself, 409 when a
 * colleague was first
 */
async function requirePair(
  database: Database,
  { kept, merged }: { kept: User | null; merged: User | null },
  now: Date,
): Promise<Pair> {
  if (!kept || !merged) throw notFound()
  if (kept.id === merged.id) throw invalid({ merged_id: ['Choisissez un autre compte que celui qui reste.'] })
  for (const user of [merged, kept]) {
    if (user.merged_into_id !== null) throw await describeMerge(database, user, now)
    if (user.deleted_at) throw notFound()
  }
  return { kept, merged }
}

/** Builds the refusal of what a colleague did first: it says who, and when. */
async function describeMerge(database: Database, { id }: User, now: Date): Promise<HttpError> {
  const [last] = await database
    .select({ at: auditLog.at, actor_id: auditLog.actor_id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${id}`), eq(auditLog.action, MERGED)))
    .orderBy(desc(auditLog.at))
    .limit(1)
  if (!last) return conflict('Ce compte est déjà réuni avec un autre.')
  const name = last.actor_id && (await listNames(database, [last.actor_id])).get(last.actor_id)
  const when = waitWords((now.getTime() - last.at.getTime()) / 1_000)
  return conflict(
    `${name || 'Un collègue'} a réuni ce compte avec un autre il y a ${when}. Rien n’est parti de votre côté.`,
  )
}

/** The log can't be changed later, so it holds numbers and no address. */
async function record(
  unit: Unit,
  { kept, merged }: Pair,
  { preview, profile, why }: { preview: MergePreview; profile: Merge['profile']; why: string },
) {
  const { moved, doubles } = preview
  const before = {
    kept: kept.id,
    merged: merged.id,
    has: Object.fromEntries(moved.map((each) => [each.thing, each.kept])),
  }
  const after = {
    profile: profile === 'kept' ? kept.id : merged.id,
    moved: Object.fromEntries(moved.map((each) => [each.thing, each.moves])),
    left: Object.fromEntries(moved.map((each) => [each.thing, each.stays])),
    doubles: doubles.map(({ counts, stays }) => ({ counts: counts.id, stays: stays.id })),
  }
  await audit(unit, { action: MERGED, subject: `user:${merged.id}`, details: { before, after, why } })
  await audit(unit, {
    action: 'accounts.merged-into',
    subject: `user:${kept.id}`,
    details: { before, after, why },
  })
}
