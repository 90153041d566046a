import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { forgetNumber } from '#src/notifications/sms/proving.ts'
import { chosenOccupation } from '#src/occupations/choice.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { ProfileInput } from './shared/input.ts'
import { applicantProfiles } from './tables.ts'

export type ApplicantProfileRow = typeof applicantProfiles.$inferSelect

/** Finds the profile of an applicant; null before anything was saved. */
export async function findApplicantProfile(
  database: Database,
  userId: number,
): Promise<ApplicantProfileRow | null> {
  const [row] = await database.select().from(applicantProfiles).where(eq(applicantProfiles.user_id, userId))
  return row ?? null
}

/** Counts the people whom recruiters may find among the best profiles. */
export function countFindable(database: Database): Promise<number> {
  return database.$count(applicantProfiles, eq(applicantProfiles.is_best_profile, true))
}

/** An empty profile for a new applicant. */
export async function createProfile({ db }: Unit, user: { id: number }) {
  await db.insert(applicantProfiles).values({ user_id: user.id })
}

/**
 * Keeps one section of the applicant's own profile; the others stay as they are.
 * @throws HttpError 422 for a phone number that is none
 */
export async function saveProfileSection(services: Services, actor: { id: number }, input: ProfileInput) {
  await inTransaction(services, actor, (unit) => keepProfileSection(unit, actor.id, input))
}

/** Saves a section as `saveProfileSection` does, as a part of another transaction. */
export async function keepProfileSection(unit: Unit, user_id: number, input: ProfileInput) {
  const { db, now } = unit
  const values = { ...columnsOf(input), updated_at: now }
  await db
    .insert(applicantProfiles)
    .values({ user_id, ...values })
    .onConflictDoUpdate({ target: applicantProfiles.user_id, set: values })
  if (input.section === 'contact') await setPhone(unit, user_id, phoneOf(input.phone_number))
}

/** Who gives up a number may no longer have its phone, so it is not texted there either. */
async function setPhone(unit: Unit, userId: number, phone_number: string | null) {
  const own = eq(users.id, userId)
  const [before] = await unit.db.select({ phone_number: users.phone_number }).from(users).where(own)
  await unit.db.update(users).set({ phone_number }).where(own)
  if (before?.phone_number && before.phone_number !== phone_number)
    await forgetNumber(unit, userId, before.phone_number)
}

function columnsOf(input: ProfileInput): Partial<ApplicantProfileRow> {
  if (input.section === 'contact') return { show_photo: input.show_photo }
  const { section: _, ...columns } = input
  if ('headline' in columns) {
    const occupation_code = chosenOccupation(columns.headline, columns.occupation_choice)
    return { ...columns, occupation_code, occupation_read: true }
  }
  return 'available_now' in columns ? { ...columns, available_now: columns.available_now === true } : columns
}

function phoneOf(text: string | null): string | null {
  if (text === null) return null
  const number = readPhone(text)
  if (!number) throw invalid({ phone_number: ['Veuillez entrer un numéro de téléphone valide.'] })
  return number
}
