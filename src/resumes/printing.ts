import type { User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { composePdf } from './composing/compose.ts'
import { documentFromContent } from './composing/from-content.ts'
import { photoOf } from './photos.ts'
import type { ResumeRow } from './resumes.ts'
import { contentOfDocument } from './shared/content.ts'
import type { ResumeContent } from './shared/parts.ts'

/** What the CV says: as it was written, or with what its owner's profile says today. */
export async function contentOf(
  database: Database,
  user: User,
  resume: Pick<ResumeRow, 'title' | 'name' | 'description'> & { document?: ResumeRow['document'] },
): Promise<ResumeContent> {
  if (resume.document)
    return { ...contentOfDocument(resume.document), title: resume.title, name: resume.name }
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
  const name = pdfName(`CV ${first_name} ${last_name}`.trim())
  const { document, user_id } = resume
  if (!document) return { bytes: await composePdf(documentFromContent(content)), name }
  return { bytes: await composePdf(document, await photoOf(services, user_id, document)), name }
}
