import {
  LANGUAGE_LEVEL_WORDS,
  type Period,
  type ResumeDocument,
  type Section,
  type SectionKind,
} from './document.ts'
import { languagePair } from './levels.ts'
import type { ResumeContent } from './parts.ts'
import { textOfHtml } from './rich-words.ts'

type Of<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** Returns the sections of a kind that the CV shows. */
export function sectionsOf<Kind extends SectionKind>({ sections }: ResumeDocument, kind: Kind): Of<Kind>[] {
  return sections.filter((each): each is Of<Kind> => each.kind === kind && !each.is_hidden)
}

function entriesOf<Entry extends { is_hidden: boolean }>(sections: { entries: Entry[] }[]): Entry[] {
  return sections.flatMap(({ entries }) => entries.filter((entry) => !entry.is_hidden))
}

/** A built CV in the words that every CV has: what is searched, listed and read beside its PDF. */
export function contentOfDocument(document: ResumeDocument): ResumeContent {
  const { first_name, last_name, email, phone_number, city, headline } = document.identity
  const name = `${first_name} ${last_name}`.trim()
  return {
    title: headline || name,
    name,
    description: sectionsOf(document, 'summary')
      .map(({ text }) => textOfHtml(text))
      .join('\n'),
    person: { first_name, last_name, email, phone_number: phone_number || null, city: city || null },
    headline,
    skills: entriesOf(sectionsOf(document, 'skills')).flatMap((skill) => skill.name || []),
    experiences: entriesOf(sectionsOf(document, 'experience')).map((each) => ({
      title: each.title,
      company: each.company,
      city: each.city || null,
      start: each.start,
      end: endOf(each),
      description: textOfHtml(each.description),
    })),
    education: entriesOf(sectionsOf(document, 'education')).map((each) => ({
      degree: each.degree,
      school: each.school,
      year: Number((each.end || each.start).slice(0, 4)),
    })),
    languages: entriesOf(sectionsOf(document, 'languages')).map((each) => {
      const { language, words } = languagePair(each)
      return { name: language, level: each.level ? LANGUAGE_LEVEL_WORDS[each.level] : words }
    }),
  }
}

/** An end of null says that it goes on; a single moment is both the start and the end. */
function endOf({ start, end, is_current }: Period): string | null {
  return is_current ? null : end || start
}
