import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import { FEWEST_KNOWN } from '../scoring/shared/criteria.ts'
import type { ProfileGap } from './contract.ts'

type FilledIn = (profile: ApplicantProfileRow) => boolean

/** Every criterion of a score has a gap here; how many are filled in decides whether there is a score. */
const CRITERIA: readonly { gap: ProfileGap; isFilledIn: FilledIn }[] = [
  {
    gap: { words: 'Votre secteur d’activité', section: 'presentation' },
    isFilledIn: ({ activity_area_id }) => activity_area_id !== null,
  },
  {
    gap: { words: 'Vos compétences', section: 'skills' },
    isFilledIn: ({ headline, skills }) => skills.length > 0 || headline !== '',
  },
  {
    gap: { words: 'Votre ville et votre mobilité', section: 'mobility' },
    isFilledIn: ({ city_id, mobility_city_ids, accepts_remote }) =>
      city_id !== null || mobility_city_ids.length > 0 || accepts_remote,
  },
  {
    gap: { words: 'Vos expériences ou votre niveau', section: 'experiences' },
    isFilledIn: ({ job_level_id, experiences }) => job_level_id !== null || experiences.length > 0,
  },
  {
    gap: { words: 'Les contrats que vous cherchez', section: 'wishes' },
    isFilledIn: ({ contract_ids }) => contract_ids.length > 0,
  },
  {
    gap: { words: 'Vos prétentions salariales', section: 'wishes' },
    isFilledIn: ({ min_salary_expectation, max_salary_expectation }) =>
      min_salary_expectation !== null || max_salary_expectation !== null,
  },
]

/** Refinements are missed by the page but count for no score: they sharpen two of the criteria above. */
const REFINEMENTS: readonly { gap: ProfileGap; isFilledIn: FilledIn }[] = [
  { gap: { words: 'Vos compétences', section: 'skills' }, isFilledIn: ({ skills }) => skills.length > 0 },
  {
    gap: { words: 'Vos langues', section: 'languages' },
    isFilledIn: ({ languages }) => languages.length > 0,
  },
]

/** Lists what the profile leaves out, and says whether too little is left for any score. */
export function findProfileGaps(profile: ApplicantProfileRow | null) {
  const isMissing = (each: { isFilledIn: FilledIn }) => profile === null || !each.isFilledIn(profile)
  const missing = [...CRITERIA, ...REFINEMENTS].filter(isMissing).map(({ gap }) => gap)
  const known = CRITERIA.filter((each) => !isMissing(each)).length
  return {
    is_profile_incomplete: known < FEWEST_KNOWN,
    missing: missing.filter((gap, index) => missing.findIndex(({ words }) => words === gap.words) === index),
  }
}
