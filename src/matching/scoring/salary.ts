import { type Judge, type Judgement, unknown, wordsFor } from './judgement.ts'

/** Just below what is asked for is worth a talk. */
const ALMOST = 0.9
const ALMOST_SHARE = 0.3
/** The least of a range that is met in part. */
const MET_IN_PART = 0.5

/** How much of what the person asks for the offer's pay reaches. */
export const judgeSalary: Judge = (pair) => {
  const { profile, offer } = pair
  const least = profile.min_salary_expectation ?? profile.max_salary_expectation
  const most = profile.max_salary_expectation ?? least
  // An offer that only tells its least pays that at least.
  const paid = offer.max_salary ?? offer.min_salary
  if (paid === null) return unknown('offer', pair, 'Salaire')
  if (least === null || most === null) return unknown('profile', pair, 'Salaire')
  if (paid >= most)
    return reached(1, wordsFor(pair, 'À la hauteur de vos prétentions', 'Prétentions dans la fourchette'))
  if (paid >= least) {
    const part = (paid - least) / (most - least)
    const text = wordsFor(
      pair,
      'Recouvre une partie de vos prétentions',
      'Prétentions en partie dans la fourchette',
    )
    return reached(MET_IN_PART + part * (1 - MET_IN_PART), text)
  }
  const text = wordsFor(
    pair,
    'Salaire au-dessous de vos prétentions',
    'Prétentions au-dessus de la fourchette',
  )
  return { share: paid >= least * ALMOST ? ALMOST_SHARE : 0, text, reasons: [], gaps: [text] }
}

function reached(share: number, text: string): Judgement {
  return { share, text, reasons: ['Salaire compatible'], gaps: [] }
}
