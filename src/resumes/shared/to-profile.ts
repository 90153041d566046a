import type { Education, Experience, Language } from '#src/profiles/shared/parts.ts'
import { wordKey } from '#src/shared/phrases.ts'
import { contentOfDocument, sectionsOf } from './content.ts'
import type { ResumeDocument } from './document.ts'
import { languagePair, profileLevel } from './levels.ts'

/** What a profile says of its person's path. */
export interface ProfilePath {
  headline: string
  about: string
  experiences: Experience[]
  education: Education[]
  skills: string[]
  languages: Language[]
}

/** What a profile says with what a CV says in it, and what of the CV a profile has no place for. */
export interface FilledProfile {
  path: ProfilePath
  left_out: string[]
}

/** As the other way: nothing is removed, what both say comes from the CV, what a profile cannot hold is told. */
export function profileFromDocument(document: ResumeDocument, before: ProfilePath): FilledProfile {
  const content = contentOfDocument(document)
  const left_out: string[] = []
  const isWhole = (experience: Experience) => {
    const { title, company, start, end } = experience
    const months = [start, end].every((text) => text === null || /^\d{4}-\d\d$/.test(text))
    if (title && company && months) return true
    left_out.push(
      `${title || company || 'Une expérience'}\u00a0: le profil demande le poste, la société et les mois.`,
    )
    return false
  }
  const isSchool = ({ degree, school, year }: Education) => {
    if (degree && school && year > 0) return true
    left_out.push(
      `${degree || school || 'Une formation'}\u00a0: le profil demande le diplôme, l’école et l’année.`,
    )
    return false
  }
  const path: ProfilePath = {
    headline: content.headline || before.headline,
    about: content.description || before.about,
    experiences: merged(before.experiences, content.experiences.filter(isWhole), (each) =>
      wordKey(`${each.title} ${each.company}`),
    ),
    education: merged(before.education, content.education.filter(isSchool), (each) =>
      wordKey(`${each.degree} ${each.school}`),
    ),
    skills: merged(before.skills, content.skills, wordKey),
    languages: merged(before.languages, languagesOf(document, left_out), ({ name }) => wordKey(name)),
  }
  return { path, left_out }
}

function languagesOf(document: ResumeDocument, left_out: string[]): Language[] {
  const entries = sectionsOf(document, 'languages').flatMap((section) => section.entries)
  return entries.flatMap((entry) => {
    if (entry.is_hidden || !entry.name) return []
    const level = profileLevel(entry)
    const { language: name } = languagePair(entry)
    if (level) return { name, level }
    left_out.push(`${name}\u00a0: le profil demande un niveau.`)
    return []
  })
}

/** Those of before, each with what is told of it since, then those that are new. */
function merged<Item>(before: Item[], told: Item[], nameOf: (item: Item) => string): Item[] {
  const left = new Map(told.map((item) => [nameOf(item), item]))
  const kept = before.map((item) => {
    const found = left.get(nameOf(item))
    left.delete(nameOf(item))
    return found ? withWhatIsSaid(item, found) : item
  })
  return [...kept, ...left.values()]
}

/** Of what both name, what the CV leaves empty stays as the profile has it; no end is an end: it goes on. */
function withWhatIsSaid<Item>(item: Item, found: Item): Item {
  if (typeof found !== 'object' || found === null) return found
  const said = Object.entries(found).filter(
    ([name, value]) => value !== '' && (value !== null || name === 'end'),
  )
  return { ...item, ...Object.fromEntries(said) }
}
