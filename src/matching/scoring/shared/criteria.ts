/** What a match is judged by, and what each weighs: together a hundred. */
export const CRITERIA = {
  occupation: { label: 'Métier et secteur', weight: 25 },
  skills: { label: 'Titre et compétences', weight: 25 },
  place: { label: 'Ville et mobilité', weight: 15 },
  experience: { label: 'Niveau et expérience', weight: 15 },
  contract: { label: 'Contrat et type', weight: 10 },
  salary: { label: 'Salaire', weight: 10 },
} as const

export type Criterion = keyof typeof CRITERIA

export const CRITERION_NAMES = Object.keys(CRITERIA) as Criterion[]

/** With fewer known criteria there is no score. */
export const FEWEST_KNOWN = 3
