import type { Actor } from '#src/abilities/actor.ts'
import { lockUser } from '#src/accounts/users.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { findApplicantProfile, keepProfileSection } from '#src/profiles/profiles.ts'
import { type ProfileInput, profileInput } from '#src/profiles/shared/input.ts'
import { PROFILE_SECTIONS, type ProfileSection } from '#src/profiles/shared/parts.ts'
import { dayAt } from '#src/shared/dates.ts'
import { documentOf } from '../building/documents.ts'
import { findResumeOf } from '../resumes.ts'
import { wordsOf } from '../shared/changes.ts'
import { type ProfilePath, profileFromDocument } from '../shared/to-profile.ts'
import type { SyncChange } from './contract.ts'
import type { Synchronised, SyncWish } from './sync.ts'

type ProfileRow = NonNullable<Awaited<ReturnType<typeof findApplicantProfile>>>

/**
 * Tells the profile what a CV says, in the sections that were chosen; null for all. Asked again, it changes nothing more.
 * @throws HttpError 404 for a CV that is not this person's, 409 for a joined PDF, 422 without a CV
 */
export async function synchroniseToProfile(
  services: Services,
  actor: Actor,
  { id, isTrial, sections }: SyncWish & { sections: readonly ProfileSection[] | null },
): Promise<Synchronised> {
  if (id === null) throw invalid({ resume_id: ['Choisissez un CV.'] })
  return inTransaction(services, actor, async (unit) => {
    await lockUser(unit.db, actor.id)
    const row = await findResumeOf(unit.db, actor.id, id)
    const document = await documentOf(unit.db, actor, row)
    const profile = await findApplicantProfile(unit.db, actor.id)
    const before = pathOf(profile)
    const { path, left_out } = profileFromDocument(document, before)
    const changes: SyncChange[] = []
    for (const given of sectionsOf(path, profile)) {
      if (sections && !sections.includes(given.section)) continue
      const label = PROFILE_SECTIONS[given.section].title
      const { data: input, error } = profileInput(dayAt(unit.now)).safeParse(given)
      const told = changesIn(given.section, before, path)
      if (told.length === 0) continue
      if (!input) left_out.push(`${label}\u00a0: ${error.issues[0]?.message}`)
      else {
        changes.push(...told)
        if (!isTrial) await keepProfileSection(unit, actor.id, input as ProfileInput)
      }
    }
    return { row, changes, left_out }
  })
}

function pathOf(profile: ProfileRow | null): ProfilePath {
  const { headline = '', about = '', experiences = [], education = [] } = profile ?? {}
  return {
    headline,
    about,
    experiences,
    education,
    skills: profile?.skills ?? [],
    languages: profile?.languages ?? [],
  }
}

/** The sections of a profile that a CV tells of, as their forms send them. */
function sectionsOf(
  path: ProfilePath,
  profile: ProfileRow | null,
): { section: ProfileSection; [name: string]: unknown }[] {
  const { headline, about, experiences, education, skills, languages } = path
  const { occupation_choice = null, activity_area_id = null, job_level_id = null } = profile ?? {}
  return [
    { section: 'presentation', headline, about, occupation_choice, activity_area_id, job_level_id },
    { section: 'experiences', experiences },
    { section: 'education', education, degree_id: profile?.degree_id ?? null },
    { section: 'skills', skills },
    { section: 'languages', languages },
  ]
}

function changesIn(section: ProfileSection, before: ProfilePath, after: ProfilePath): SyncChange[] {
  const part = section
  if (section === 'presentation')
    return [
      { part, label: 'Titre', before: before.headline, after: after.headline },
      { part, label: 'Présentation', before: before.about, after: after.about },
    ].filter((each) => each.before !== each.after)
  if (!(section in after)) return []
  const label = PROFILE_SECTIONS[section].title
  const list = (path: ProfilePath) =>
    (path[section as 'skills'] as (string | object)[]).map((item) =>
      typeof item === 'string' ? item : wordsOf({ ...item, is_current: 'end' in item && item.end === null }),
    )
  const [old, next] = [list(before), list(after)]
  return next
    .map((words, index) => ({ part, label, before: old[index] ?? '', after: words }))
    .filter((each) => each.before !== each.after)
}
