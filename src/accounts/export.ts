import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { rememberTokens, sessions, socialAccounts } from './tables.ts'
import { findUser, type User } from './users.ts'

/** The person's account, profile, devices and what it agreed to; no secret and no hash. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const user = await findUser(database, userId)
  if (!user) return []
  const profile = await profilePart(database, user)
  return [await accountPart(database, user), ...(profile ? [profile] : []), await devicesPart(database, user)]
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
      ...{ id, email, userable_type, first_name, last_name, username, phone_number },
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

async function profilePart(database: Database, user: User): Promise<ExportPart | null> {
  const row = await findApplicantProfile(database, user.id)
  if (!row) return null
  const { user_id: _, activity_area_id, city_id, job_level_id, degree_id, ...own } = row
  const { contract_ids, mobility_city_ids, ...profile } = own
  const listed = (ids: number[], list: Parameters<typeof named>[0]) =>
    ids.flatMap((one) => named(list, one)?.name ?? [])
  return {
    name: 'profil',
    says: 'votre profil de candidat et ce que vous avez choisi de montrer',
    data: {
      ...profile,
      activity_area: named(REFERENCE.activity_areas, activity_area_id)?.name ?? null,
      city: named(REFERENCE.cities, city_id)?.name ?? null,
      job_level: named(REFERENCE.job_levels, job_level_id)?.name ?? null,
      degree: named(REFERENCE.degrees, degree_id)?.name ?? null,
      contracts: listed(contract_ids, REFERENCE.contracts),
      mobility_cities: listed(mobility_city_ids, REFERENCE.cities),
    },
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
  return {
    name: 'appareils',
    says: 'les navigateurs où vous êtes connecté et ceux qui se souviennent de vous',
    data: { sessions: open, remembered_devices: remembered },
  }
}
