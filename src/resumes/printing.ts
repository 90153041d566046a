import type { User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { composePdf } from './composing/compose.ts'
import { documentFromContent } from './composing/from-content.ts'
import type { ResumeRow } from './resumes.ts'
import type { ResumeContent } from './shared/parts.ts'

/** The CV with what its owner's profile says today. */
export async function contentOf(
  database: Database,
  user: User,
  resume: Pick<ResumeRow, 'title' | 'name' | 'description'>,
): Promise<ResumeContent> {
  const profile = await findApplicantProfile(database, user.id)
  const { first_name, last_name, email, phone_number } = user
  const city = named(REFERENCE.cities, profile?.city_id ?? null)?.name ?? null
  return {
    title: resume.title,
    name: resume.name,
    description: resume.description,
    person: { first_name, last_name, email, phone_number, city },
    headline: profile?.headline ?? '',
    skills: profile?.skills ?? [],
    experiences: profile?.experiences ?? [],
    education: profile?.education ?? [],
    languages: profile?.languages ?? [],
  }
}

/** The CV as a PDF: the joined file, or the one composed from its content. */
export async function printResume(services: Services, resume: ResumeRow, content: ResumeContent) {
  if (resume.file_key) {
    return {
      bytes: await services.files.read(resume.file_key),
      name: pdfName(resume.file_name ?? resume.name),
    }
  }
  const { first_name, last_name } = content.person
  const bytes = await composePdf(documentFromContent(content))
  return { bytes, name: pdfName(`CV ${first_name} ${last_name}`) }
}
