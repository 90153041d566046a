/** The weights add up to a hundred. `word` stands where there is little room. */
export const CRITERIA = {
  occupation: { label: 'Métier et secteur', word: 'Métier', weight: 25 },
  skills: { label: 'Titre et compétences', word: 'Compétences', weight: 25 },
  place: { label: 'Ville et mobilité', word: 'Ville', weight: 15 },
  experience: { label: 'Niveau et expérience', word: 'Expérience', weight: 15 },
  contract: { label: 'Contrat et type', word: 'Contrat', weight: 10 },
  salary: { label: 'Salaire', word: 'Salaire', weight: 10 },
} as const

export type Criterion = keyof typeof CRITERIA

export const CRITERION_NAMES = Object.keys(CRITERIA) as Criterion[]

/** A score needs at least this many criteria that both sides tell. */
export const FEWEST_KNOWN = 3

/** Whether the offer is somewhere the person would not go to work, so far as both say. */
export function isBeyondMobility({ gaps }: { gaps: readonly { criterion: Criterion }[] }): boolean {
  return gaps.some(({ criterion }) => criterion === 'place')
}
