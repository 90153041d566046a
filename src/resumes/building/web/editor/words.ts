import type { SectionKind } from '#src/resumes/shared/document.ts'
import type { Entry, ListSection } from '#src/resumes/shared/new-parts.ts'

interface KindWords {
  /** The label of the button that adds an entry. */
  add: string
  /** « Une expérience » of which nothing is written yet. */
  one: string
  /** This is said where the section is empty. */
  hint: string
}

export const KIND_WORDS: Record<ListSection['kind'], KindWords> = {
  experience: {
    add: 'Ajouter une expérience',
    one: 'Nouvelle expérience',
    hint: 'La plus récente d’abord. Stages et petits emplois comptent aussi.',
  },
  education: {
    add: 'Ajouter une formation',
    one: 'Nouvelle formation',
    hint: 'Le diplôme le plus récent d’abord. Deux ou trois suffisent.',
  },
  skills: {
    add: 'Ajouter une compétence',
    one: 'Nouvelle compétence',
    hint: 'Six à douze, celles que l’offre demande d’abord.',
  },
  languages: {
    add: 'Ajouter une langue',
    one: 'Nouvelle langue',
    hint: 'Le malgache est une langue à citer aussi.',
  },
  interests: {
    add: 'Ajouter un centre d’intérêt',
    one: 'Nouveau centre d’intérêt',
    hint: 'Deux ou trois, précis\u00a0: «\u00a0valiha en orchestre\u00a0» dit plus que «\u00a0musique\u00a0».',
  },
  references: {
    add: 'Ajouter une référence',
    one: 'Nouvelle référence',
    hint: 'Demandez son accord à la personne avant de donner son numéro.',
  },
  certificates: {
    add: 'Ajouter une certification',
    one: 'Nouvelle certification',
    hint: 'Permis professionnels, habilitations, examens de langue.',
  },
  projects: {
    add: 'Ajouter un projet',
    one: 'Nouveau projet',
    hint: 'Un projet mené à bien vaut une expérience, surtout pour un premier emploi.',
  },
  volunteering: {
    add: 'Ajouter un engagement',
    one: 'Nouvel engagement',
    hint: 'Associations, paroisse, sport\u00a0: ce que vous y faites.',
  },
  links: { add: 'Ajouter un lien', one: 'Nouveau lien', hint: 'Portfolio, travaux, profil professionnel.' },
  custom: {
    add: 'Ajouter un élément',
    one: 'Nouvel élément',
    hint: 'Donnez son titre à la section\u00a0: publications, distinctions…',
  },
}

/** In these sections a row is one or two short fields, which stand in the row itself. */
export const SHORT_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests'])

/** Writes the two lines that name an entry while it is closed, moved or removed. */
export function namesOf(kind: ListSection['kind'], entry: Entry): [title: string, under: string] {
  const words = entry as unknown as Record<string, string | boolean | number>
  const text = (name: string) => String(words[name] ?? '')
  const title = text('title') || text('degree') || text('name') || text('role') || text('label')
  const place =
    text('company') || text('school') || text('organisation') || text('subtitle') || text('issuer')
  const [start] = text('start').split('-')
  const [end] = words.is_current === true ? ['aujourd’hui'] : text('end').split('-')
  const years = [...new Set([start, end])].filter(Boolean).join(' – ')
  const under = [place || text('position') || (kind === 'links' ? text('url') : ''), years || text('date')]
  return [title || KIND_WORDS[kind].one, under.filter(Boolean).join(' · ')]
}
