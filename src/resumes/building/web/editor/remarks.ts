import { headingOf } from '#src/resumes/shared/changes.ts'
import type { ResumeDocument, Section, SectionKind } from '#src/resumes/shared/document.ts'
import { textOfHtml } from '#src/resumes/shared/rich-words.ts'
import { unprintableLetters } from './unprintable.ts'
import { namesOf } from './words.ts'

export interface Remark {
  /** `identity`, or the id of a section. */
  part: string
  words: string
}

const SUMMARY = { least: 60, most: 600 }
const DESCRIPTION = 1_000
const MANY_SKILLS = 15

/** What a recruiter would miss in a CV, or find too long; hidden parts are not looked at. */
export function remarksOn(cv: ResumeDocument): Remark[] {
  const shown = cv.sections.filter((section) => !section.is_hidden)
  const letters = [
    { part: 'identity', text: textsOf(cv.identity) },
    ...shown.map((section) => ({ part: section.id, text: textsOf(section) })),
  ]
  return [
    ...letters.flatMap(onLetters),
    ...onIdentity(cv),
    ...missing(cv, shown),
    ...shown.flatMap(onSection),
  ]
}

/** Every text of a part, whatever field it is in. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if ('is_hidden' in value && value.is_hidden) return ''
  return Object.values(value).map(textsOf).join(' ')
}

function onLetters({ part, text }: { part: string; text: string }): Remark[] {
  const letters = unprintableLetters(text)
  if (letters.length === 0) return []
  return [
    {
      part,
      words: `Les polices du CV n’ont pas ces caractères\u00a0: ${letters.join(' ')}. Ils seraient imprimés vides, écrivez-les en lettres latines.`,
    },
  ]
}

function onIdentity({ identity }: ResumeDocument): Remark[] {
  const says: [missing: boolean, words: string][] = [
    [!identity.first_name || !identity.last_name, 'Votre prénom ou votre nom manque.'],
    [!identity.headline, 'Le titre du CV manque\u00a0: le métier visé.'],
    [
      !identity.email && !identity.phone_number,
      'Un recruteur ne peut pas vous joindre\u00a0: ni e-mail ni téléphone.',
    ],
    [
      Boolean(identity.email) && !/^\S+@\S+\.\S+$/.test(identity.email),
      'L’adresse e-mail n’est pas entière.',
    ],
    [!identity.city, 'Votre ville manque.'],
    [identity.show_photo && !identity.photo, 'La photo est demandée mais n’est pas choisie.'],
  ]
  return says.flatMap(([isSo, words]) => (isSo ? { part: 'identity', words } : []))
}

function missing(cv: ResumeDocument, shown: Section[]): Remark[] {
  const has = (kinds: SectionKind[]) =>
    shown.some(
      (each) =>
        kinds.includes(each.kind) &&
        each.kind !== 'summary' &&
        each.entries.some(({ is_hidden }) => !is_hidden),
    )
  const partOf = (kind: SectionKind) => cv.sections.find((each) => each.kind === kind)?.id ?? 'identity'
  const says: [boolean, SectionKind, string][] = [
    [
      !has(['experience', 'projects', 'volunteering']),
      'experience',
      'Aucune expérience\u00a0: un stage, un projet ou un engagement compte.',
    ],
    [!has(['education', 'certificates']), 'education', 'Aucune formation.'],
    [!has(['skills']), 'skills', 'Aucune compétence.'],
    [!has(['languages']), 'languages', 'Aucune langue.'],
  ]
  return says.flatMap(([isSo, kind, words]) => (isSo ? { part: partOf(kind), words } : []))
}

function onSection(section: Section): Remark[] {
  const part = section.id
  if (section.kind === 'summary') {
    const { length } = textOfHtml(section.text)
    if (length === 0) return []
    if (length < SUMMARY.least) return [{ part, words: 'Le profil est court\u00a0: deux ou trois phrases.' }]
    if (length > SUMMARY.most)
      return [{ part, words: `Le profil est long\u00a0: ${length} caractères, visez 600.` }]
    return []
  }
  const { length: count } = section.entries.filter(({ is_hidden }) => !is_hidden)
  if (section.kind === 'skills' && count > MANY_SKILLS)
    return [{ part, words: `${count} compétences\u00a0: gardez les plus utiles.` }]
  return section.entries.flatMap((entry) => {
    if (entry.is_hidden) return []
    const [title] = namesOf(section.kind, entry)
    return onEntry(entry).map((words) => ({ part, words: `${headingOf(section)}, ${title}\u00a0: ${words}` }))
  })
}

function onEntry(entry: object): string[] {
  const values = entry as Record<string, unknown>
  const { title, degree, name, role, label, start, end, is_current, description } = values
  const text = typeof description === 'string' ? textOfHtml(description) : ''
  const isDated = 'start' in values
  const isBackwards =
    typeof start === 'string' &&
    typeof end === 'string' &&
    start &&
    end &&
    !is_current &&
    end < start.slice(0, end.length)
  return [
    ...([title, degree, name, role, label].some(Boolean) ? [] : ['le nom manque.']),
    ...(isDated && !start && !end && !is_current ? ['les dates manquent.'] : []),
    ...(isBackwards ? ['la fin précède le début.'] : []),
    ...(text.length > DESCRIPTION ? [`le texte est long, ${text.length} caractères.`] : []),
    ...(text.includes('…') ? ['un «\u00a0…\u00a0» reste à remplir.'] : []),
  ]
}
