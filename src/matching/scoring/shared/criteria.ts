/** What a match is judged by, and what each weighs: together a hundred. `word` is for where there is little room. */
export const CRITERIA = {
  occupation: { label: 'Métier et secteur', word: 'Secteur', weight: 25 },
  skills: { label: 'Titre et compétences', word: 'Compétences', weight: 25 },
  place: { label: 'Ville et mobilité', word: 'Ville', weight: 15 },
  experience: { label: 'Niveau et expérience', word: 'Expérience', weight: 15 },
  contract: { label: 'Contrat et type', word: 'Contrat', weight: 10 },
  salary: { label: 'Salaire', word: 'Salaire', weight: 10 },
} as const

export type Criterion = keyof typeof CRITERIA

export const CRITERION_NAMES = Object.keys(CRITERIA) as Criterion[]

/** With fewer known criteria there is no score. */
export const FEWEST_KNOWN = 3
