import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import { FEWEST_KNOWN } from '../scoring/shared/criteria.ts'
import type { ProfileGap } from './contract.ts'

type Told = (profile: ApplicantProfileRow) => boolean

/** What a profile tells of each criterion that can be scored. */
const CRITERIA: readonly { gap: ProfileGap; isTold: Told }[] = [
  {
    gap: { words: 'Votre secteur d’activité', section: 'presentation' },
    isTold: ({ activity_area_id }) => activity_area_id !== null,
  },
  {
    gap: { words: 'Vos compétences', section: 'skills' },
    isTold: ({ headline, skills }) => skills.length > 0 || headline !== '',
  },
  {
    gap: { words: 'Votre ville et votre mobilité', section: 'mobility' },
    isTold: ({ city_id, mobility_city_ids, accepts_remote }) =>
      city_id !== null || mobility_city_ids.length > 0 || accepts_remote,
  },
  {
    gap: { words: 'Vos expériences ou votre niveau', section: 'experiences' },
    isTold: ({ job_level_id, experiences }) => job_level_id !== null || experiences.length > 0,
  },
  {
    gap: { words: 'Les contrats que vous cherchez', section: 'wishes' },
    isTold: ({ contract_ids }) => contract_ids.length > 0,
  },
  {
    gap: { words: 'Vos prétentions salariales', section: 'wishes' },
    isTold: ({ min_salary_expectation, max_salary_expectation }) =>
      min_salary_expectation !== null || max_salary_expectation !== null,
  },
]

/** Told apart from the criteria: they refine two of them. */
const REFINEMENTS: readonly { gap: ProfileGap; isTold: Told }[] = [
  { gap: { words: 'Vos compétences', section: 'skills' }, isTold: ({ skills }) => skills.length > 0 },
  { gap: { words: 'Vos langues', section: 'languages' }, isTold: ({ languages }) => languages.length > 0 },
]

/** What a profile does not tell, and whether that is too much for any score. */
export function findProfileGaps(profile: ApplicantProfileRow | null) {
  const untold = (each: { isTold: Told }) => profile === null || !each.isTold(profile)
  const missing = [...CRITERIA, ...REFINEMENTS].filter(untold).map(({ gap }) => gap)
  const known = CRITERIA.filter((each) => !untold(each)).length
  return {
    is_profile_incomplete: known < FEWEST_KNOWN,
    missing: missing.filter((gap, index) => missing.findIndex(({ words }) => words === gap.words) === index),
  }
}
