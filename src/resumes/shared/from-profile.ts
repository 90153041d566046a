import { wordKey } from '#src/shared/phrases.ts'
import type {
  EducationEntry,
  ExperienceEntry,
  LanguageEntry,
  ResumeDocument,
  ResumeStyle,
  Section,
  SectionKind,
} from './document.ts'
import { languagePair, profileLevel, toldLanguage } from './levels.ts'
import { emptyDocument, newEntry, newSection } from './new-parts.ts'
import type { ResumeContent } from './parts.ts'
import { htmlOfText, textOfHtml } from './rich-words.ts'

/** What a profile says, as a CV. */
export function documentFromProfile(
  content: ResumeContent,
  style: Partial<ResumeStyle> = {},
): ResumeDocument {
  return fillFromProfile(emptyDocument(style), content)
}

/**
 * A CV with what the profile says: what both say comes from the profile, what the profile does not know stays, and
 * nothing is removed.
 */
export function fillFromProfile(document: ResumeDocument, content: ResumeContent): ResumeDocument {
  const { identity } = document
  const { first_name, last_name, email, phone_number, city } = content.person
  const filled: ResumeDocument = {
    ...document,
    identity: {
      ...identity,
      first_name: first_name || identity.first_name,
      last_name: last_name || identity.last_name,
      headline: content.headline || identity.headline,
      email: email || identity.email,
      phone_number: phone_number || identity.phone_number,
      city: city || identity.city,
    },
  }
  return [fillSummary, fillExperience, fillEducation, fillSkills, fillLanguages].reduce(
    (made, fill) => fill(made, content),
    filled,
  )
}

type Of<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** The first section of a kind, changed; put last where there is none and there is something to say. */
function changed<Kind extends SectionKind>(
  document: ResumeDocument,
  kind: Kind,
  isSaid: boolean,
  change: (section: Of<Kind>) => Of<Kind>,
): ResumeDocument {
  if (!isSaid) return document
  const at = document.sections.findIndex((section) => section.kind === kind)
  const section = (document.sections[at] ?? newSection(kind)) as Of<Kind>
  const next = change(section)
  if (at < 0) return { ...document, sections: [...document.sections, next] }
  return { ...document, sections: document.sections.with(at, next) }
}

function fillSummary(document: ResumeDocument, { description }: ResumeContent): ResumeDocument {
  return changed(document, 'summary', description !== '', (section) =>
    textOfHtml(section.text) === textOfHtml(htmlOfText(description))
      ? section
      : { ...section, text: htmlOfText(description) },
  )
}

function fillExperience(document: ResumeDocument, { experiences }: ResumeContent): ResumeDocument {
  return changed(document, 'experience', experiences.length > 0, (section) => ({
    ...section,
    entries: filledList(
      section.entries,
      experiences.map(
        (each): Partial<ExperienceEntry> => ({
          title: each.title,
          company: each.company,
          ...(each.city && { city: each.city }),
          start: each.start,
          end: each.end ?? '',
          is_current: each.end === null,
          ...(each.description && { description: htmlOfText(each.description) }),
        }),
      ),
      ({ title, company }) => `${title} ${company}`,
      (values) => newEntry('experience', values),
    ),
  }))
}

function fillEducation(document: ResumeDocument, { education }: ResumeContent): ResumeDocument {
  return changed(document, 'education', education.length > 0, (section) => ({
    ...section,
    entries: filledList(
      section.entries,
      education.map(
        ({ degree, school, year }): Partial<EducationEntry> => ({
          degree,
          school,
          ...(year > 0 && { end: String(year) }),
        }),
      ),
      ({ degree, school }) => `${degree} ${school}`,
      (values) => newEntry('education', values),
    ),
  }))
}

function fillSkills(document: ResumeDocument, { skills }: ResumeContent): ResumeDocument {
  return changed(document, 'skills', skills.length > 0, (section) => ({
    ...section,
    entries: filledList(
      section.entries,
      skills.map((name) => ({ name })),
      ({ name }) => name ?? '',
      (values) => newEntry('skills', values),
    ),
  }))
}

function fillLanguages(document: ResumeDocument, { languages }: ResumeContent): ResumeDocument {
  return changed(document, 'languages', languages.length > 0, (section) => {
    const keyOf = (entry: Pick<LanguageEntry, 'name' | 'level'>) => wordKey(languagePair(entry).language)
    const known = new Map(section.entries.map((entry) => [keyOf(entry), entry]))
    const told = languages.map(({ name, level }): Partial<LanguageEntry> => {
      const before = known.get(wordKey(name))
      // The profile's « courant » stands for B2 and C1 alike, so a CV that says which keeps its own words.
      if (before && (!level || profileLevel(before) === level))
        return { name: before.name, level: before.level }
      return toldLanguage(name, level)
    })
    const entries = filledList(
      section.entries,
      told,
      ({ name = '', level = '' }) => languagePair({ name, level }).language,
      (values) => newEntry('languages', values),
    )
    return { ...section, entries }
  })
}

function filledList<Entry extends { id: string }>(
  entries: Entry[],
  told: Partial<Entry>[],
  nameOf: (entry: Partial<Entry>) => string,
  make: (values: Partial<Entry>) => Entry,
): Entry[] {
  const left = [...told]
  const kept = entries.map((entry) => {
    const at = left.findIndex((each) => wordKey(nameOf(each)) === wordKey(nameOf(entry)))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? { ...entry, ...withoutSameText(entry, found) } : entry
  })
  return [...kept, ...left.map(make)]
}

/** A text that reads the same keeps its own bold words and lists, which a profile does not have. */
function withoutSameText<Entry>(entry: Entry, told: Partial<Entry>): Partial<Entry> {
  const said = { ...told } as Record<string, unknown>
  const { description } = entry as { description?: unknown }
  const both = [description, said.description]
  const [mine, theirs] = both.map((text) => (typeof text === 'string' ? textOfHtml(text) : null))
  if (mine !== null && mine === theirs) delete said.description
  return said as Partial<Entry>
}
