import { and, eq, getTableName, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { User } from '#src/accounts/users.ts'
import { applications } from '#src/applications/tables.ts'
import { jobInvitations } from '#src/matching/invitations/tables.ts'
import { offerAlerts } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import type { Rule } from './rules.ts'

/** The two accounts of one person: the one that stays, and the one that goes. */
export interface Pair {
  kept: User
  merged: User
}

/** The rows of the account that goes which this rule is about. */
export function rowsOf(rule: Rule, { merged }: Pair): SQL | undefined {
  if (rule.column === offerAlerts.user_id) return alertsOf(merged)
  const own = eq(rule.column, merged.id)
  if (rule.column === applications.applicant_id) return and(own, not(eq(applications.status, 'draft')))
  return rule.does === 'moves' ? and(own, rule.only) : own
}

/** Those of them that the account that stays has already, so that they are left where they are. */
export function sameRows(rule: Rule, { kept, merged }: Pair): SQL {
  if (rule.column === offerAlerts.user_id) return sameAlerts(kept)
  if (rule.column === jobInvitations.applicant_id)
    return sql`(${isWaiting} AND ${hasSame(rule.column, kept.id, [jobInvitations.offer_id], sql`AND "same"."state" IN ('sent', 'seen')`)})`
  if (rule.column === applications.applicant_id)
    return hasSame(rule.column, kept.id, [applications.offer_id], sql`AND "same"."status" <> 'draft'`)
  if (rule.does === 'follows')
    return sql`EXISTS (SELECT FROM applications AS own JOIN applications AS other USING (offer_id)
      WHERE own.id = ${rule.application} AND own.applicant_id = ${merged.id} AND other.applicant_id = ${kept.id})`
  if (rule.does === 'moves' && rule.unlessSame) return hasSame(rule.column, kept.id, rule.unlessSame)
  return sql`false`
}

const isWaiting = inArray(jobInvitations.state, ['sent', 'seen'])

function hasSame(column: PgColumn, keptId: number, others: readonly PgColumn[], only: SQL = sql``): SQL {
  const equal = others.map((other) => sql`AND "same".${sql.identifier(other.name)} = ${other}`)
  return sql`EXISTS (SELECT FROM ${column.table} AS "same"
    WHERE "same".${sql.identifier(column.name)} = ${keptId} ${sql.join(equal, sql` `)} ${only})`
}

/** An address that was proved has the alerts too that it confirmed without an account. */
function alertsOf({ id, email, email_verified_at }: User): SQL | undefined {
  const made = eq(offerAlerts.user_id, id)
  if (!email_verified_at) return made
  return or(
    made,
    and(isNull(offerAlerts.user_id), eq(offerAlerts.email, email), isNotNull(offerAlerts.confirmed_at)),
  )
}

/** The account that stays has an alert on the same search, or an older one of the account that goes comes to it. */
function sameAlerts({ email }: User): SQL {
  return sql`EXISTS (SELECT FROM offer_alerts AS "same" WHERE "same".search = ${offerAlerts.search}
    AND ("same".email = ${email} OR ("same".user_id = ${offerAlerts.user_id} AND "same".id < ${offerAlerts.id})))`
}

/** Counts what the account that goes has by this rule, and how much of it is left where it is. */
export async function countRows(database: Database, rule: Rule, pair: Pair) {
  const [row] = await selectRows<{ total: number; same: number }>(
    database,
    sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE ${sameRows(rule, pair)})::int AS same
      FROM ${rule.column.table} WHERE ${rowsOf(rule, pair)}`,
  )
  return row ?? { total: 0, same: 0 }
}

/** Makes what this rule says of the rows of the account that goes. */
export async function applyRule(database: Database, rule: Rule, pair: Pair) {
  const { column } = rule
  const mine = eq(column, pair.merged.id)
  if (rule.does === 'ends') await database.execute(sql`DELETE FROM ${column.table} WHERE ${mine}`)
  if (rule.does === 'moves')
    await database.execute(sql`UPDATE ${column.table} SET ${sql.identifier(column.name)} = ${pair.kept.id}
      WHERE ${rowsOf(rule, pair)} AND NOT ${sameRows(rule, pair)}`)
  // An application may have changed sides either way, and what hangs on it goes with it.
  if (rule.does === 'follows')
    await database.execute(sql`UPDATE ${column.table} SET ${sql.identifier(column.name)} = sent.applicant_id
      FROM applications AS sent WHERE sent.id = ${rule.application} AND sent.applicant_id <> ${column}
        AND sent.applicant_id IN (${pair.kept.id}, ${pair.merged.id})
        AND ${column} IN (${pair.kept.id}, ${pair.merged.id})`)
}

/** @example « saved_offers.user_id » */
export const nameOf = ({ column }: Rule) => `${getTableName(column.table)}.${column.name}`
