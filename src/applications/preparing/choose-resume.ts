import type { User } from '#src/accounts/users.ts'
import { type ProfileSource, readOffer, readProfile } from '#src/matching/scoring/criteria.ts'
import { scoreMatch } from '#src/matching/scoring/score.ts'
import { chosenOccupation } from '#src/occupations/choice.ts'
import type { OfferRow } from '#src/offers/open.ts'
import type { Database } from '#src/platform/database.ts'
import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import { listResumesByState, type ResumeRow } from '#src/resumes/resumes.ts'
import { contentOfDocument } from '#src/resumes/shared/content.ts'
import { dayAt } from '#src/shared/dates.ts'

/** Chooses the CV that fits the offer best; of none that can be scored, the built one that was changed last. */
export async function chooseResume(
  database: Database,
  { id }: Pick<User, 'id'>,
  profile: ApplicantProfileRow | null,
  offer: OfferRow,
  now: Date,
): Promise<ResumeRow | null> {
  const rows = await listResumesByState(database, id, { is_draft: false })
  const criteria = readOffer(offer)
  const scored = rows.flatMap((row) => {
    const told = readProfile(toldBy(row, profile), dayAt(now))
    const { score } = scoreMatch({ profile: told, offer: criteria, reader: 'applicant' })
    return score === null ? [] : [{ row, score }]
  })
  // The list has the last changed first, and sorting keeps it so among equals.
  const [best] = scored.toSorted((one, other) => other.score - one.score)
  return best?.row ?? rows.find(({ document }) => document !== null) ?? rows[0] ?? null
}

/** What a recruiter would read of the person with this CV: what it says itself, and the profile for the rest. */
function toldBy(row: ResumeRow, profile: ApplicantProfileRow | null): ProfileSource {
  const base = profile ?? UNKNOWN
  if (!row.document) return withHeadline(base, row.title)
  const { headline, skills, experiences, languages } = contentOfDocument(row.document)
  return {
    ...withHeadline(base, headline || row.title),
    ...(skills.length > 0 && { skills }),
    ...(experiences.length > 0 && { experiences }),
    ...(languages.length > 0 && { languages }),
  }
}

/** A CV that is for another occupation than the profile is judged by its own. */
function withHeadline(base: ProfileSource, headline: string): ProfileSource {
  if (!headline) return base
  return { ...base, headline, occupation_code: chosenOccupation(headline, null) ?? base.occupation_code }
}

/** Somebody without a profile is known by the CV alone. */
const UNKNOWN: ProfileSource = {
  headline: '',
  occupation_code: null,
  activity_area_id: null,
  experiences: [],
  skills: [],
  languages: [],
  city_id: null,
  mobility: 'city',
  mobility_city_ids: [],
  accepts_remote: false,
  job_level_id: null,
  contract_ids: [],
  min_salary_expectation: null,
  max_salary_expectation: null,
}
