import { type Judge, type Judgement, unknownCriterion, wordsFor } from './judgement.ts'

/** Pay just below what the person asks for is worth a talk, so it gets a small share. */
const ALMOST = 0.9
const ALMOST_SHARE = 0.3
/** A range that is met in part starts at this share and grows with what it covers. */
const MET_IN_PART = 0.5

/** Compares the offer's pay with the range that the person asks for. */
export const judgeSalary: Judge = (pair) => {
  const { profile, offer } = pair
  const least = profile.min_salary_expectation ?? profile.max_salary_expectation
  const most = profile.max_salary_expectation ?? least
  // An offer that tells only its least pay is taken to pay that.
  const paid = offer.max_salary ?? offer.min_salary
  if (paid === null) return unknownCriterion('offer', pair, 'Salaire')
  if (least === null || most === null) return unknownCriterion('profile', pair, 'Salaire')
  if (paid >= most)
    return compatiblePay(
      1,
      wordsFor(pair, 'À la hauteur de vos prétentions', 'Prétentions dans la fourchette'),
    )
  if (paid >= least) {
    const part = (paid - least) / (most - least)
    const text = wordsFor(
      pair,
      'Recouvre une partie de vos prétentions',
      'Prétentions en partie dans la fourchette',
    )
    return compatiblePay(MET_IN_PART + part * (1 - MET_IN_PART), text)
  }
  const text = wordsFor(
    pair,
    'Salaire au-dessous de vos prétentions',
    'Prétentions au-dessus de la fourchette',
  )
  return { share: paid >= least * ALMOST ? ALMOST_SHARE : 0, text, reasons: [], gaps: [text] }
}

function compatiblePay(share: number, text: string): Judgement {
  return { share, text, reasons: ['Salaire compatible'], gaps: [] }
}
