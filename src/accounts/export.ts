import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { auditLog } from '#src/platform/tables.ts'
import { pushSubscriptions, rememberTokens, sessions, socialAccounts } from './tables.ts'
import { findUser, type User } from './users.ts'

/** The account, the devices and the consents of the person, without any secret or hash. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const user = await findUser(database, userId)
  if (!user) return []
  return [
    await accountPart(database, user),
    await devicesPart(database, user),
    await teamPart(database, user),
  ]
}

async function accountPart(database: Database, user: User): Promise<ExportPart> {
  const linked = await database
    .select({
      provider: socialAccounts.provider,
      email: socialAccounts.email,
      linked_at: socialAccounts.created_at,
    })
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, user.id))
  const { id, email, userable_type, first_name, last_name, username, phone_number, picture_key } = user
  const ending = picture_key?.split('.').at(-1)
  return {
    name: 'compte',
    says: 'votre compte, ses dates et les comptes d’autres sites qui l’ouvrent',
    data: {
      id,
      email,
      userable_type,
      first_name,
      last_name,
      username,
      phone_number,
      created_at: user.created_at,
      email_verified_at: user.email_verified_at,
      last_seen_at: user.last_seen_at,
      terms_accepted_at: user.terms_accepted_at,
      has_password: user.password_hash !== null,
      two_factor_confirmed_at: user.two_factor_confirmed_at,
      social_accounts: linked,
    },
    files: picture_key ? [{ name: `photo.${ending}`, key: picture_key }] : [],
  }
}

async function devicesPart(database: Database, user: User): Promise<ExportPart> {
  const open = await database
    .select({
      opened_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      ip: sessions.ip,
      user_agent: sessions.user_agent,
    })
    .from(sessions)
    .where(eq(sessions.user_id, user.id))
    .orderBy(asc(sessions.created_at))
  const remembered = await database
    .select({
      remembered_at: rememberTokens.created_at,
      last_used_at: rememberTokens.last_used_at,
      expires_at: rememberTokens.expires_at,
      ip: rememberTokens.ip,
      user_agent: rememberTokens.user_agent,
    })
    .from(rememberTokens)
    .where(eq(rememberTokens.user_id, user.id))
    .orderBy(asc(rememberTokens.created_at))
  const told = await database
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, user.id))
    .orderBy(asc(pushSubscriptions.created_at))
  return {
    name: 'appareils',
    says: 'les navigateurs où votre session est ouverte, ceux qui se souviennent de vous et ceux qui vous préviennent',
    data: {
      sessions: open,
      remembered_devices: remembered,
      push_subscriptions: told.map(({ endpoint, user_agent, created_at, confirmed_at }) => ({
        push_service: new URL(endpoint).host,
        user_agent,
        created_at,
        confirmed_at,
      })),
    },
  }
}

/** What the team read of the person with a reason. */
const READ_BY_TEAM = ['accounts.viewed-as', 'accounts.page-viewed-as', 'applications.read-by-team']

async function teamPart(database: Database, { id }: User): Promise<ExportPart> {
  const lines = await database
    .select({ at: auditLog.at, action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${id}`), inArray(auditLog.action, READ_BY_TEAM)))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
  return {
    name: 'lectures-par-notre-equipe',
    says: 'ce que notre équipe a regardé à votre place ou lu de vos candidatures, quand et pour quelle raison',
    data: lines,
  }
}
