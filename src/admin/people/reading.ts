import { and, count, desc, eq, gte, inArray, notInArray } from 'drizzle-orm'
import { isSuspended } from '#src/accounts/helping/helping.ts'
import { listDevices } from '#src/accounts/security/devices.ts'
import { deviceLabel, isHandheld } from '#src/accounts/sessions/user-agents.ts'
import { canAdminister } from '#src/accounts/shared/admin-permissions.ts'
import type { AdminRole } from '#src/accounts/shared/kinds.ts'
import { readSignInPause } from '#src/accounts/signing-in/limits.ts'
import { socialAccounts } from '#src/accounts/tables.ts'
import { findUser, hasAccount, type User } from '#src/accounts/users.ts'
import { stateLabel } from '#src/applications/shared/labels.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offerAlerts } from '#src/offers/tables.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { isRefused } from '#src/platform/mail/refused-addresses.ts'
import type { Services } from '#src/platform/services.ts'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY, MINUTE } from '#src/shared/durations.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { listCompaniesOf } from './finding.ts'

const SHOWN = 5
const MAILS = { days: 30, most: 20 }
const OVER = ['rejected', 'closed', 'archived'] as const

/** Finds an account; the number of one that was merged into another finds the other. */
async function findStanding(database: Database, id: number): Promise<User | null> {
  const user = await findUser(database, id)
  return user?.merged_into_id ? findUser(database, user.merged_into_id) : user
}

/** Reads an account with what the team helps by. @throws HttpError 404 for nobody and an erased account */
export async function readPerson(
  services: Services,
  askedId: number,
  helper: { id: number; admin_role: AdminRole | null },
) {
  const { db, clock, env } = services
  const user = await findStanding(db, askedId)
  if (!user || user.deleted_at || !hasAccount(user)) throw notFound()
  const { id } = user
  const now = clock.now()
  const isOfTeam = user.userable_type === 'admin'
  return {
    user,
    companies: (await listCompaniesOf(db, [id])).get(id) ?? [],
    suspension: isSuspended(user) ? await readSuspension(db, user) : null,
    social: (
      await db
        .select({ provider: socialAccounts.provider })
        .from(socialAccounts)
        .where(eq(socialAccounts.user_id, id))
    ).map(({ provider }) => provider),
    is_refused: await isRefused(db, user.email),
    pause: await readSignInPause(db, user.email, now),
    may_view_as: canAdminister(helper.admin_role, 'view as people') && !isOfTeam && user.is_active,
    may_help: id !== helper.id && (!isOfTeam || helper.admin_role === 'super_admin'),
    sessions: (await listDevices(db, env, null, id, now)).map((device) => ({
      id: device.id,
      device: deviceLabel(device.user_agent),
      is_handheld: isHandheld(device.user_agent),
      network: device.ip,
      seen_at: device.last_seen_at.toISOString(),
    })),
    alerts: await countRows(db, id),
    applications: await readApplications(db, id),
    mails: await listMails(db, id, now),
  }
}

const VIEWING_MINUTES = 10

/** Notes in the log that somebody of the team looked at an account: once for as long as they look. */
export async function noteViewing(unit: Unit, id: number) {
  const { db, now, actor_id } = unit
  const entry = { action: 'accounts.viewed-by-team', subject: `user:${id}` }
  const [noted] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, entry.subject),
        eq(auditLog.action, entry.action),
        eq(auditLog.actor_id, actor_id ?? 0),
        gte(auditLog.at, after(now, -VIEWING_MINUTES * MINUTE)),
      ),
    )
    .limit(1)
  if (!noted) await audit(unit, entry)
}

export type ReadPerson = Awaited<ReturnType<typeof readPerson>>

async function readSuspension(database: Database, { id, created_at }: User) {
  const [line] = await database
    .select({ at: auditLog.at, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${id}`), eq(auditLog.action, 'accounts.suspended')))
    .orderBy(desc(auditLog.at))
    .limit(1)
  const why = typeof line?.details.why === 'string' ? line.details.why : null
  return { why, at: (line?.at ?? created_at).toISOString() }
}

async function countRows(database: Database, id: number): Promise<number> {
  const [row] = await database.select({ count: count() }).from(offerAlerts).where(eq(offerAlerts.user_id, id))
  return row?.count ?? 0
}

/** What was sent, without letters, CVs and answers: these are between the person and the company. */
async function readApplications(database: Database, id: number) {
  const sent = and(eq(applications.applicant_id, id), notInArray(applications.status, ['draft']))
  const rows = await database
    .select({
      id: applications.id,
      offer_id: applications.offer_id,
      status: applications.status,
      stage: applications.stage,
      outcome: applications.outcome,
      copy: applications.offer_copy,
      company: companies.name,
      at: applications.created_at,
    })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(sent)
    .orderBy(desc(applications.created_at))
    .limit(SHOWN)
  const [total] = await database.select({ count: count() }).from(applications).where(sent)
  const [over] = await database
    .select({ count: count() })
    .from(applications)
    .where(and(sent, inArray(applications.status, [...OVER])))
  return {
    total: total?.count ?? 0,
    open: (total?.count ?? 0) - (over?.count ?? 0),
    last: rows.map(({ copy, at, ...row }) => ({
      id: row.id,
      offer_id: row.offer_id,
      company: row.company,
      title: displayTitle(copy.title),
      status: stateLabel(row),
      at: at.toISOString(),
    })),
  }
}

async function listMails(database: Database, id: number, now: Date) {
  const rows = await database
    .select({
      id: outgoingMails.id,
      subject: outgoingMails.subject,
      at: outgoingMails.created_at,
      sent_at: outgoingMails.sent_at,
      given_up_at: outgoingMails.given_up_at,
      tries: outgoingMails.tries,
    })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.user_id, id), gte(outgoingMails.created_at, after(now, -MAILS.days * DAY))))
    .orderBy(desc(outgoingMails.created_at))
    .limit(MAILS.most)
  return rows.map(({ sent_at, given_up_at, at, ...mail }) => ({
    ...mail,
    at: at.toISOString(),
    state: sent_at ? ('sent' as const) : given_up_at ? ('given_up' as const) : ('waiting' as const),
  }))
}
