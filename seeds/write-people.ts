import { hashPassword } from '#src/accounts/passwords.ts'
import { users } from '#src/accounts/tables.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import { chosenOccupation } from '#src/occupations/choice.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { SeedApplicant, SeedCompany } from './demonstration.ts'

/** One for all demonstration accounts; printed by `npm start`. */
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
  const joined = after(now, -200 * DAY)
  const written: WrittenCompany[] = []
  for (const { members, pitch: _, plan: __, rejection_reason, ...company } of seeds) {
    const isIncomplete = company.status === 'incomplete'
    const [row] = await tx
      .insert(companies)
      .values({
        ...company,
        ...(isIncomplete
          ? { description: null, nif: null, stat: null, rcs: null, logo_svg: null, benefits: [] }
          : {}),
        status_reason: rejection_reason || null,
        created_at: joined,
        completed_at: isIncomplete ? null : joined,
        validated_at: company.status === 'validated' ? after(joined, DAY) : null,
        // As those that pay for a plan, until there are plans: their many offers stand, and one more can be sent.
        offer_slots: company.status === 'validated' ? 100 : 1,
      })
      .returning({ id: companies.id })
    const ids: number[] = []
    for (const { role, ...person } of members) {
      const user_id = await writeUser(tx, {
        ...person,
        userable_type: 'recruiter',
        password_hash,
        created_at: joined,
      })
      await tx.insert(companyMembers).values({ company_id: row?.id ?? 0, user_id, role, joined_at: joined })
      ids.push(user_id)
    }
    written.push({ id: row?.id ?? 0, owner_id: ids[0] ?? 0 })
  }
  return written
}

export interface WrittenApplicant {
  id: number
  resume_ids: number[]
}

/** Writes the applicants with their profiles and CVs; answers with their ids in the demonstration's order. */
export async function writeApplicants(tx: Database, seeds: SeedApplicant[]): Promise<WrittenApplicant[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const written: WrittenApplicant[] = []
  for (const seed of seeds) {
    const { first_name, last_name, email, phone_number, created_at } = seed
    const person = { first_name, last_name, email, phone_number, created_at }
    const email_verified_at = seed.has_verified_email ? created_at : null
    const id = await writeUser(tx, {
      ...person,
      userable_type: 'applicant',
      password_hash,
      email_verified_at,
    })
    await tx.insert(applicantProfiles).values({ ...profileOf(seed), user_id: id })
    const resume_ids: number[] = []
    for (const resume of seed.resumes) {
      const values = { ...resume, user_id: id, created_at, updated_at: created_at }
      const [row] = await tx.insert(resumes).values(values).returning({ id: resumes.id })
      resume_ids.push(row?.id ?? 0)
    }
    written.push({ id, resume_ids })
  }
  return written
}

export async function writeAdmin(tx: Database, now: Date) {
  await writeUser(tx, {
    email: 'admin@asafidy.test',
    first_name: 'Hanta',
    last_name: 'Rasolofo',
    userable_type: 'admin',
    admin_role: 'super_admin',
    password_hash: await hashPassword(DEMO_PASSWORD),
    created_at: now,
  })
}

type NewUser = Omit<typeof users.$inferInsert, 'username'>

async function writeUser(tx: Database, user: NewUser): Promise<number> {
  const username = `${user.first_name} ${user.last_name}`
  const values = { email_verified_at: user.created_at, ...user, username }
  const [row] = await tx.insert(users).values(values).returning({ id: users.id })
  return row?.id ?? 0
}

function profileOf(seed: SeedApplicant) {
  const { first_name, last_name, email, has_verified_email, phone_number, resumes, created_at, ...profile } =
    seed
  const occupation_code = chosenOccupation(profile.headline, null)
  return { ...profile, occupation_code, occupation_read: true, updated_at: created_at }
}
