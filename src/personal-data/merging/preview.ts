import { createHash } from 'node:crypto'
import { count, eq, inArray } from 'drizzle-orm'
import { isSuspended } from '#src/accounts/helping/helping.ts'
import { socialAccounts } from '#src/accounts/tables.ts'
import { hasAccount, type User } from '#src/accounts/users.ts'
import { listDoubles } from '#src/applications/merging.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { countRows, type Pair } from './rows.ts'
import { RULES } from './rules.ts'
import { MERGED_THINGS, type MergedThing } from './shared/things.ts'

interface Moved {
  thing: MergedThing
  /** How much of it the account that stays has. */
  kept: number
  moves: number
  /** It stays with the account that goes, because the other one has the same. */
  stays: number
}

type Side = Awaited<ReturnType<typeof readSide>>

export interface MergePreview {
  kept: Side
  merged: Side
  moved: Moved[]
  doubles: Awaited<ReturnType<typeof nameDoubles>>
  /** Why these accounts can't be merged; empty when they can. */
  obstacles: string[]
  /** Names what was read, so that nobody merges another state than was compared. */
  seen: string
}

/** Reads what two accounts have, what would move, and why they can't be merged, if so. */
export async function previewMerge(database: Database, pair: Pair): Promise<MergePreview> {
  const { kept, merged } = pair
  const read = {
    kept: await readSide(database, kept),
    merged: await readSide(database, merged),
    moved: await countMoved(database, pair),
    doubles: await nameDoubles(database, pair),
    obstacles: await listObstacles(database, pair),
  }
  return { ...read, seen: fingerprint(read) }
}

async function readSide(database: Database, user: User) {
  const [profile] = await database
    .select()
    .from(applicantProfiles)
    .where(eq(applicantProfiles.user_id, user.id))
  const [links] = await database
    .select({ count: count() })
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, user.id))
  return { user, profile: profile ?? null, links: links?.count ?? 0 }
}

async function nameDoubles(database: Database, { kept, merged }: Pair) {
  const doubles = await listDoubles(database, kept.id, merged.id)
  const ids = doubles.map(({ counts }) => counts.company_id)
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return doubles.map((double) => ({ ...double, company: names.get(double.counts.company_id) ?? '' }))
}

async function countMoved(database: Database, pair: Pair): Promise<Moved[]> {
  const swapped = { kept: pair.merged, merged: pair.kept }
  const counted = new Map<MergedThing, Moved>(
    MERGED_THINGS.map((thing) => [thing, { thing, kept: 0, moves: 0, stays: 0 }]),
  )
  for (const rule of RULES) {
    const sum = rule.thing && counted.get(rule.thing)
    if (!sum) continue
    const { total, same } = await countRows(database, rule, pair)
    sum.kept += (await countRows(database, rule, swapped)).total
    sum.moves += total - same
    sum.stays += same
  }
  return [...counted.values()]
}

/** Accounts that are not simply two open accounts of an applicant are refused with the reason, and nothing is guessed. */
async function listObstacles(database: Database, { kept, merged }: Pair): Promise<string[]> {
  const works = await database
    .select({ user_id: companyMembers.user_id, name: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(inArray(companyMembers.user_id, [kept.id, merged.id]))
  const own = [kept, merged].flatMap((user) =>
    ownObstacles(
      user,
      works.filter(({ user_id }) => user_id === user.id).map(({ name }) => name),
    ),
  )
  return kept.email_verified_at
    ? own
    : [...own, `${kept.email}\u00A0: l’adresse qui reste doit être vérifiée, car elle reçoit tout.`]
}

function ownObstacles(user: User, companyNames: string[]): string[] {
  const { email, userable_type } = user
  const says = (why: string) => [`${email}\u00A0: ${why}`]
  if (companyNames.length > 0)
    return says(
      `membre de ${companyNames.join(', ')}. Ce qu’un compte a fait pour une société reste à son nom\u00A0: retirez-le d’abord de la société, ou gardez les deux.`,
    )
  if (userable_type === 'admin') return says('un compte d’administration ne se réunit avec aucun autre.')
  if (userable_type !== 'applicant' || !hasAccount(user))
    return says('seuls deux comptes de candidat se réunissent\u00A0; un recruteur garde le sien.')
  if (isSuspended(user))
    return says('ce compte est suspendu\u00A0: rétablissez-le d’abord, ou laissez-le fermé.')
  if (user.deletion_requested_at) return says('sa suppression est demandée\u00A0: elle se fera.')
  if (!user.is_active) return says('la personne l’a fermé\u00A0: elle le rouvre en se connectant.')
  return []
}

function fingerprint({ kept, merged, moved, doubles, obstacles }: Omit<MergePreview, 'seen'>): string {
  const sides = [kept, merged].map(({ user, profile, links }) => [
    user.id,
    user.email,
    user.first_name,
    user.last_name,
    user.phone_number,
    profile?.updated_at,
    links,
  ])
  const rows = doubles.map(({ counts, stays }) => [counts.id, counts.version, stays.id, stays.version])
  // What comes by itself at any time changes nothing of the decision.
  const chosen = moved.filter(({ thing }) => thing !== 'notifications' && thing !== 'mails')
  return createHash('sha256')
    .update(JSON.stringify([sides, chosen, rows, obstacles]))
    .digest('hex')
    .slice(0, 24)
}
