import { eq } from 'drizzle-orm'
import type { User } from '#src/accounts/users.ts'
import { companies } from '#src/companies/tables.ts'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { findOccupation } from '#src/occupations/taxonomy.ts'
import { type FoundOffer, findOffer } from '#src/offers/find-offer.ts'
import { hasPage } from '#src/offers/open.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { contentOf } from '#src/resumes/printing.ts'
import { listResumesByState } from '#src/resumes/resumes.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type ComposedLetter, composeLetter, describePosts } from './compose-letter.ts'
import type { LetterHelp } from './contract.ts'
import { listOtherCompanies } from './other-companies.ts'
import type { LetterAnswers } from './shared/answers.ts'
import { listTradeSentences, REASONS } from './trade-sentences.ts'

interface LetterRequest {
  offerId: number
  /** Null where the person has not said it. */
  available_now: boolean | null
  available_from: string | null
  answers?: Partial<LetterAnswers>
}

/**
 * Composes a person's letter for an offer, from the answers given and from the profile or else the last CV.
 * @throws HttpError 404 for an offer without a page
 */
export async function composeLetterFor(
  database: Database,
  user: User,
  { offerId, answers, available_now, available_from }: LetterRequest,
  now: Date,
): Promise<ComposedLetter> {
  const offer = await findLetterOffer(database, offerId)
  const { experiences, skills } = await readPast(database, user)
  const { first_name, last_name } = user
  return composeLetter({
    offer,
    person: { first_name, last_name, available_now, available_from, experiences, skills },
    answers,
    today: dayAt(now),
  })
}

/** Reads what helps to write a letter for an offer. @throws HttpError 404 for an offer without a page */
export async function readLetterHelp(
  database: Database,
  user: User,
  offerId: number,
  now: Date,
): Promise<LetterHelp> {
  const offer = await findLetterOffer(database, offerId)
  const { experiences } = await readPast(database, user)
  const code = chosenOccupation(offer.title, offer.occupation_choice)
  return {
    trade: findOccupation(code)?.name ?? null,
    experience: [
      ...describePosts(experiences, dayAt(now)),
      ...listTradeSentences(code, offer.activity_area_id),
    ],
    reason: [...REASONS],
    other_companies: await listOtherCompanies(database, {
      applicant: user,
      offer: {
        company_id: offer.company_id,
        company_name: offer.company_name,
        texts: [offer.title, offer.description, offer.missions, offer.profile],
      },
      employers: experiences.map(({ company }) => company),
    }),
  }
}

async function findLetterOffer(
  database: Database,
  id: number,
): Promise<FoundOffer & { company_name: string }> {
  const offer = await findOffer(database, id)
  if (!offer || !hasPage(offer)) throw notFound()
  const [company] = await database
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, offer.company_id))
  return { ...offer, company_name: company?.name ?? '' }
}

/** What the profile says of the person's posts and skills; where it says none, what the last CV does. */
async function readPast(database: Database, user: User) {
  const profile = await findApplicantProfile(database, user.id)
  if (profile && profile.experiences.length > 0) return profile
  const built = (await listResumesByState(database, user.id, { is_draft: false })).find(
    ({ document }) => document !== null,
  )
  const { experiences = [], skills = [] } = built ? await contentOf(database, user, built) : {}
  return { experiences, skills: skills.length > 0 ? skills : (profile?.skills ?? []) }
}
