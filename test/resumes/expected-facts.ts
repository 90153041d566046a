import type { LanguageEntry, ResumeDocument } from '#src/resumes/shared/document.ts'
import { languagePair, readLanguageLevel } from '#src/resumes/shared/levels.ts'
import { formatPhone } from '#src/shared/phone.ts'

/** The facts that are checked of a CV that was printed and read again, whatever its layout. */
export interface Expected {
  name: [string, string]
  address: string
  phone: string
  experiences: { title: string; company: string; start: string; end: string }[]
  education: { degree: string; school: string }[]
  skills: string[]
  languages: [string, string][]
}

/** Returns the facts that must be read of a printed CV. */
export function expectedOf({ identity, sections }: ResumeDocument): Expected {
  const wanted: Expected = {
    name: [identity.first_name, identity.last_name],
    address: [identity.address, identity.city].filter(Boolean).join(', '),
    // The name is expected as it is printed.
    phone: formatPhone(identity.phone_number),
    experiences: [],
    education: [],
    skills: [],
    languages: [],
  }
  for (const section of sections) {
    if (section.kind === 'experience')
      wanted.experiences = section.entries.map(({ title, company, start, end }) => ({
        title,
        company,
        start,
        end,
      }))
    if (section.kind === 'education')
      wanted.education = section.entries.map(({ degree, school }) => ({ degree, school }))
    if (section.kind === 'skills') wanted.skills = section.entries.map(({ name }) => name)
    if (section.kind === 'languages')
      wanted.languages = section.entries.map(({ name, level }) => [name, level])
  }
  return wanted
}

/** Counts the expected facts that were read into the right field, and lists those that were not. */
export function compare(document: ResumeDocument, expected: Expected): { right: number; wrong: string[] } {
  const wrong: string[] = []
  let right = 0
  const check = (what: string, is: unknown, wanted: unknown) => {
    if (same(is, wanted)) right += 1
    else wrong.push(`${what}: ${JSON.stringify(is)} for ${JSON.stringify(wanted)}`)
  }
  const { identity, sections } = document
  const entries = (kind: string): object[] => {
    const section = sections.find((each) => each.kind === kind)
    return section && 'entries' in section ? section.entries : []
  }
  check('name', [identity.first_name, identity.last_name], expected.name)
  check('address', [identity.address, identity.city].filter(Boolean).join(', '), expected.address)
  check('phone', identity.phone_number.replaceAll(/\D/g, ''), expected.phone.replaceAll(/\D/g, ''))
  expected.experiences.forEach((wanted, index) => {
    const { title, company, start, end } = (entries('experience')[index] ?? {}) as Expected['experiences'][0]
    check(`experience ${index + 1}`, { title, company, start, end }, wanted)
  })
  expected.education.forEach((wanted, index) => {
    const { degree, school } = (entries('education')[index] ?? {}) as Expected['education'][0]
    check(`education ${index + 1}`, { degree, school }, wanted)
  })
  const skills = entries('skills').map((each) => ('name' in each ? each.name : ''))
  for (const skill of expected.skills)
    check(
      'skill',
      skills.find((each) => same(each, skill)),
      skill,
    )
  const languages = entries('languages').map((each) =>
    'level' in each && 'name' in each ? languageOf(each as LanguageEntry) : [],
  )
  expected.languages.forEach((wanted, index) => {
    check('language', languages[index], wanted)
  })
  const extra = entries('experience').length - expected.experiences.length
  if (extra > 0)
    wrong.push(`${extra} more experiences: ${JSON.stringify(entries('experience').slice(-extra))}`)
  return { right, wrong }
}

function same(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value)?.replaceAll(/[’']/g, '’').toLowerCase()
  return plain(one) === plain(other)
}

/** A level that is told by a word stands beside the name, as it was written. */
function languageOf(entry: LanguageEntry): [string, string] {
  const { language, words } = languagePair(entry)
  return [language, entry.level || readLanguageLevel(words)]
}
