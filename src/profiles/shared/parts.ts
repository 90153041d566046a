export interface Experience {
  title: string
  company: string
  city: string | null
  /** A month, as `2021-03`. */
  start: string
  /** Null while the person is still there. */
  end: string | null
  description: string
}

export interface Education {
  degree: string
  school: string
  year: number
}

export interface Language {
  name: string
  level: string
}

/** The levels from the lowest to the highest. */
export const LANGUAGE_LEVELS = [
  'notions',
  'intermédiaire',
  'courant',
  'bilingue',
  'langue maternelle',
] as const

/** How far from its town a person would work. */
export const MOBILITIES = ['city', 'region', 'country'] as const
export type Mobility = (typeof MOBILITIES)[number]

/** « Travaille dans sa ville. » */
export const MOBILITY_WORDS: Record<Mobility, string> = {
  city: 'dans sa ville',
  region: 'dans sa région',
  country: 'dans tout Madagascar',
}

/** « Vous travaillez dans votre ville », in one's own profile. */
export const OWN_MOBILITY_WORDS: Record<Mobility, string> = {
  city: 'dans votre ville',
  region: 'dans votre région',
  country: 'dans tout Madagascar',
}

/** The labels in the person's own form. */
export const MOBILITY_LABELS: Record<Mobility, string> = {
  city: 'Ma ville',
  region: 'Ma région',
  country: 'Tout Madagascar',
}

/** The parts of a profile that are saved one at a time; each has its place in the page. */
export const PROFILE_SECTIONS = {
  presentation: { anchor: 'presentation', title: 'Présentation' },
  experiences: { anchor: 'experiences', title: 'Expériences' },
  education: { anchor: 'formation', title: 'Formation' },
  skills: { anchor: 'competences', title: 'Compétences' },
  languages: { anchor: 'langues', title: 'Langues' },
  wishes: { anchor: 'recherche', title: 'Ce que je recherche' },
  mobility: { anchor: 'mobilite', title: 'Ville et mobilité' },
  contact: { anchor: 'contact', title: 'Téléphone et photo' },
} as const

export type ProfileSection = keyof typeof PROFILE_SECTIONS

export const SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as ProfileSection[]

/** The most that a profile may hold of each; lengths are in characters. */
export const PROFILE_LIMITS = {
  text: 255,
  about: 2_000,
  description: 2_000,
  skill: 60,
  skills: 30,
  languages: 10,
  experiences: 30,
  education: 15,
  mobility_cities: 10,
  first_year: 1950,
} as const

export function profileHref(section: ProfileSection): string {
  return `/candidat/mon-profil#${PROFILE_SECTIONS[section].anchor}`
}
