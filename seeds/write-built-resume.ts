import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import type { ResumeDocument, TemplateName } from '#src/resumes/shared/document.ts'
import { documentFromProfile } from '#src/resumes/shared/from-profile.ts'
import { TEMPLATE_STYLES } from '#src/resumes/shared/template-styles.ts'
import { resumes, resumeVersions } from '#src/resumes/tables.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import type { SeedApplicant } from './demonstration.ts'

/** The place of the short CV among the demonstration applicant's. */
const BUILT = 1

/** One of the demonstration applicant's CVs is written in the builder, with the states it had yesterday and last week. */
export async function writeBuiltResume(
  tx: Database,
  { resume_ids }: { resume_ids: number[] },
  seed: SeedApplicant,
  now: Date,
) {
  const [resume_id, resume] = [resume_ids[BUILT], seed.resumes[BUILT]]
  if (resume_id === undefined || !resume) return
  const today = withTemplate('elegant', documentOf(seed))
  const states = [
    { document: withTemplate('classique', withoutSection(today, 'skills')), saved_at: after(now, -8 * DAY) },
    { document: withTemplate('classique', today), saved_at: after(now, -DAY) },
  ]
  await tx
    .insert(resumeVersions)
    .values(states.map((state, index) => ({ ...state, resume_id, revision: index + 1 })))
  const { headline } = today.identity
  await tx
    .update(resumes)
    .set({ document: today, title: headline, revision: 3, updated_at: earlierToday(now) })
    .where(eq(resumes.id, resume_id))
}

/** Two hours ago, but never yesterday: the start of the day where less than two hours of it have passed. */
function earlierToday(now: Date): Date {
  return new Date(Math.max(after(now, -2 * HOUR).getTime(), startOfDay(dayAt(now)).getTime()))
}

function documentOf(seed: SeedApplicant): ResumeDocument {
  const { first_name, last_name, email, phone_number, headline, skills, experiences, languages } = seed
  return documentFromProfile({
    title: headline,
    name: '',
    description: seed.resumes[BUILT]?.description ?? '',
    person: {
      first_name,
      last_name,
      email,
      phone_number,
      city: REFERENCE.cities.get(seed.city_id)?.name ?? null,
    },
    headline,
    skills,
    experiences,
    languages,
    education: seed.education.map(({ degree, school, year }) => ({ degree, school, year })),
  })
}

function withTemplate(template: TemplateName, document: ResumeDocument): ResumeDocument {
  return { ...document, style: { ...document.style, ...TEMPLATE_STYLES[template], template } }
}

function withoutSection(document: ResumeDocument, kind: string): ResumeDocument {
  return { ...document, sections: document.sections.filter((section) => section.kind !== kind) }
}
