import type { ProfileCompleteness } from './contract.ts'
import type { ProfileSection } from './shared/parts.ts'
import type { applicantProfiles } from './tables.ts'

type Profile = typeof applicantProfiles.$inferSelect

interface Point {
  /** The words for this point once it is done. */
  words: string
  /** What the person can do while it is missing. */
  action: string
  section: ProfileSection
  weight: number
  isFilled: (profile: Profile) => boolean
}

/** The points that make a profile easy to find; their weights, that of the name and of the phone number add up to 100 percent. */
const POINTS: readonly Point[] = [
  {
    words: 'Expériences',
    action: 'Raconter vos expériences',
    section: 'experiences',
    weight: 15,
    isFilled: ({ experiences }) => experiences.length > 0,
  },
  {
    words: 'Titre professionnel',
    action: 'Écrire votre titre professionnel',
    section: 'presentation',
    weight: 10,
    isFilled: ({ headline }) => headline !== '',
  },
  {
    words: 'Compétences',
    action: 'Ajouter vos compétences',
    section: 'skills',
    weight: 10,
    isFilled: ({ skills }) => skills.length > 0,
  },
  {
    words: 'Formation',
    action: 'Indiquer votre formation',
    section: 'education',
    weight: 10,
    isFilled: ({ education }) => education.length > 0,
  },
  {
    words: 'Langues',
    action: 'Indiquer vos langues',
    section: 'languages',
    weight: 10,
    isFilled: ({ languages }) => languages.length > 0,
  },
  {
    words: 'Présentation',
    action: 'Vous présenter en quelques lignes',
    section: 'presentation',
    weight: 5,
    isFilled: ({ about }) => about !== '',
  },
  {
    words: 'Ville et mobilité',
    action: 'Préciser votre ville et votre mobilité',
    section: 'mobility',
    weight: 10,
    isFilled: ({ city_id }) => city_id !== null,
  },
  {
    words: 'Secteur d’activité',
    action: 'Choisir votre secteur d’activité',
    section: 'presentation',
    weight: 5,
    isFilled: ({ activity_area_id }) => activity_area_id !== null,
  },
  {
    words: 'Contrats recherchés',
    action: 'Choisir les contrats recherchés',
    section: 'wishes',
    weight: 5,
    isFilled: ({ contract_ids }) => contract_ids.length > 0,
  },
  {
    words: 'Prétentions salariales',
    action: 'Préciser vos prétentions salariales',
    section: 'wishes',
    weight: 5,
    isFilled: ({ min_salary_expectation }) => min_salary_expectation !== null,
  },
  {
    words: 'Disponibilité',
    action: 'Préciser votre disponibilité',
    section: 'wishes',
    weight: 5,
    isFilled: ({ available_now, available_from }) => available_now || available_from !== null,
  },
]
/** Everybody gives a name when signing up, so nobody starts from nothing. */
const NAME = {
  words: 'Nom et prénom',
  action: 'Donner votre nom et votre prénom',
  section: 'contact',
  weight: 5,
} as const
const PHONE = {
  words: 'Numéro de téléphone',
  action: 'Ajouter votre numéro de téléphone',
  section: 'contact',
  weight: 5,
} as const

/** Computes how complete the profile is, and lists what is missing, the most useful first. */
export function applicantCompleteness(
  profile: Profile | null,
  phoneNumber: string | null,
): ProfileCompleteness {
  const points = [
    ...POINTS.map(({ isFilled, ...point }) => ({ ...point, filled: profile !== null && isFilled(profile) })),
    { ...NAME, filled: true },
    { ...PHONE, filled: Boolean(phoneNumber) },
  ]
  const done = points.filter(({ filled }) => filled)
  return {
    percent: done.reduce((sum, { weight }) => sum + weight, 0),
    missing: points
      .filter(({ filled }) => !filled)
      .map(({ words, action, section, weight }) => ({ words, action, section, weight }))
      .toSorted((one, other) => other.weight - one.weight),
    done: done.map(({ words, section, weight }) => ({ words, section, weight })),
  }
}
