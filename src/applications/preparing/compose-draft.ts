import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { User } from '#src/accounts/users.ts'
import type { OfferRow } from '#src/offers/open.ts'
import type { Database } from '#src/platform/database.ts'
import { type ApplicantProfileRow, findApplicantProfile } from '#src/profiles/profiles.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { DraftContent } from '../drafts/shared/content.ts'
import { composeLetterFor } from '../letters/for-offer.ts'
import { applications } from '../tables.ts'
import { chooseResume } from './choose-resume.ts'

type Wishes = Pick<
  DraftContent,
  'available_now' | 'availability_date' | 'min_salary_expectation' | 'max_salary_expectation'
>

/** Composes what is put into a prepared application. The offer's questions are left to the person. */
export async function composeDraft(
  database: Database,
  user: User,
  offer: OfferRow,
  now: Date,
): Promise<DraftContent> {
  const profile = await findApplicantProfile(database, user.id)
  const [resume, wishes] = await Promise.all([
    chooseResume(database, user, profile, offer, now),
    readWishes(database, user.id, profile, now),
  ])
  const { available_now, availability_date } = wishes
  const wanted = {
    offerId: offer.id,
    available_now: available_now === null ? null : available_now === 1,
    available_from: availability_date,
  }
  const composed = await composeLetterFor(database, user, wanted, now)
  return {
    // Who has no CV here starts with a file, as in the form that opens empty.
    resume_type: resume ? 'resume' : 'pdf',
    resume_id: resume?.id ?? null,
    letter: 'letter' in composed ? composed.letter : '',
    answers: [],
    ...wishes,
  }
}

/** What the person asked for in the last application; before a first one, what the profile says. */
async function readWishes(
  database: Database,
  applicantId: number,
  profile: ApplicantProfileRow | null,
  now: Date,
): Promise<Wishes> {
  const { available_now, availability_date, min_salary_expectation, max_salary_expectation } = applications
  const [last] = await database
    .select({ available_now, availability_date, min_salary_expectation, max_salary_expectation })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), isNotNull(applications.submitted_at)))
    .orderBy(desc(applications.submitted_at), desc(applications.id))
    .limit(1)
  if (last) {
    const { min_salary_expectation, max_salary_expectation } = last
    return {
      ...availabilityOf(last.available_now, last.availability_date, now),
      min_salary_expectation,
      max_salary_expectation,
    }
  }
  return {
    ...availabilityOf(profile?.available_now ?? false, profile?.available_from ?? null, now),
    min_salary_expectation: profile?.min_salary_expectation ?? null,
    max_salary_expectation: profile?.max_salary_expectation ?? null,
  }
}

/** A day that has come says that the person is available now, as the letter does. */
function availabilityOf(isNow: boolean, from: string | null, now: Date) {
  if (isNow || (from !== null && from <= dayAt(now)))
    return { available_now: 1 as const, availability_date: null }
  return { available_now: from === null ? null : (0 as const), availability_date: from }
}
