import { hashPassword } from '#src/accounts/passwords.ts'
import { users } from '#src/accounts/tables.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import { chosenOccupation } from '#src/occupations/choice.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { SeedApplicant, SeedCompany } from './demonstration.ts'

/** All demonstration accounts have this password, which `npm start` prints. */
const DEMO_PASSWORD = 'Asafidy-demo-2026'

export interface WrittenCompany {
  id: number
  owner_id: number
}

/** Writes the companies with their members; answers with their ids in the demonstration's order. */
export async function writeCompanies(
  tx: Database,
  seeds: SeedCompany[],
  now: Date,
): Promise<WrittenCompany[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const joined_at = after(now, -200 * DAY)
  // An INSERT returns its rows in the order in which they were given, here and below.
  const rows = await tx
    .insert(companies)
    .values(seeds.map((seed) => companyOf(seed, joined_at)))
    .returning({ id: companies.id })
  const members = seeds.flatMap((seed, index) =>
    seed.members.map((member) => ({ ...member, company_id: rows[index]?.id ?? 0 })),
  )
  const recruiters = members.map(({ role: _, company_id: __, ...person }) => ({
    ...person,
    userable_type: 'recruiter' as const,
    password_hash,
    created_at: joined_at,
  }))
  const ids = await writeUsers(tx, recruiters)
  const memberships = members.map(({ company_id, role }, index) => ({
    company_id,
    role,
    joined_at,
    user_id: ids[index] ?? 0,
  }))
  await tx.insert(companyMembers).values(memberships)
  return rows.map(({ id }) => ({
    id,
    owner_id: memberships.find(({ company_id }) => company_id === id)?.user_id ?? 0,
  }))
}

function companyOf(seed: SeedCompany, joined: Date) {
  const { members: _, pitch: __, plan: ___, rejection_reason, ...company } = seed
  const isIncomplete = company.status === 'incomplete'
  return {
    ...company,
    ...(isIncomplete
      ? {
          description: null,
          legal_form: null,
          nif: null,
          stat: null,
          rcs: null,
          logo_svg: null,
          benefits: [],
        }
      : {}),
    status_reason: rejection_reason || null,
    created_at: joined,
    completed_at: isIncomplete ? null : joined,
    validated_at: company.status === 'validated' ? after(joined, DAY) : null,
  }
}

export interface WrittenApplicant {
  id: number
  resume_ids: number[]
}

/** Writes the applicants with their profiles and CVs; answers with their ids in the demonstration's order. */
export async function writeApplicants(tx: Database, seeds: SeedApplicant[]): Promise<WrittenApplicant[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const people = seeds.map(({ first_name, last_name, email, phone_number, created_at, ...seed }) => ({
    first_name,
    last_name,
    email,
    phone_number,
    created_at,
    userable_type: 'applicant' as const,
    password_hash,
    email_verified_at: seed.has_verified_email ? created_at : null,
  }))
  const ids = await writeUsers(tx, people)
  const owned = seeds.map((seed, index) => ({ seed, user_id: ids[index] ?? 0 }))
  await tx
    .insert(applicantProfiles)
    .values(owned.map(({ seed, user_id }) => ({ ...profileOf(seed), user_id })))
  const rows = await tx
    .insert(resumes)
    .values(
      owned.flatMap(({ seed: { created_at, ...seed }, user_id }) =>
        seed.resumes.map((resume) => ({ ...resume, user_id, created_at, updated_at: created_at })),
      ),
    )
    .returning({ id: resumes.id, user_id: resumes.user_id })
  return ids.map((id) => ({
    id,
    resume_ids: rows.filter(({ user_id }) => user_id === id).map((row) => row.id),
  }))
}

export async function writeAdmin(tx: Database, now: Date) {
  const admin = {
    email: 'admin@asafidy.test',
    first_name: 'Hanta',
    last_name: 'Rasolofo',
    userable_type: 'admin' as const,
    admin_role: 'super_admin' as const,
    password_hash: await hashPassword(DEMO_PASSWORD),
    created_at: now,
  }
  await writeUsers(tx, [admin])
}

type NewUser = Omit<typeof users.$inferInsert, 'username'>

/** Answers with their ids in the order in which they were given. */
async function writeUsers(tx: Database, people: NewUser[]): Promise<number[]> {
  const rows = people.map((person) => ({
    email_verified_at: person.created_at,
    ...person,
    username: `${person.first_name} ${person.last_name}`,
  }))
  const written = await tx.insert(users).values(rows).returning({ id: users.id })
  return written.map(({ id }) => id)
}

function profileOf(seed: SeedApplicant) {
  const { first_name, last_name, email, has_verified_email, phone_number, resumes, created_at, ...profile } =
    seed
  const occupation_code = chosenOccupation(profile.headline, null)
  return { ...profile, occupation_code, occupation_read: true, updated_at: created_at }
}
