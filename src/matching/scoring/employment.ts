import { REFERENCE } from '#src/reference/reference.ts'
import type { ReferenceItem } from '#src/reference/shared/lists.ts'
import { lowered } from '#src/shared/phrases.ts'
import { type Judge, unknownCriterion, wordsFor } from './judgement.ts'

/** How French says that somebody looks for a contract, where « un » before its name would be wrong. */
const SOUGHT = new Map([
  ['interim', 'de l’intérim'],
  ['stage', 'un stage'],
  ['alternance', 'une alternance'],
  ['freelance', 'une mission en freelance'],
  ['saisonnier', 'un travail saisonnier'],
  ['volontariat', 'un volontariat'],
])

/**
 * Compares the contract with those that the person looks for. The type of work only appears in the words, because
 * profiles do not tell it.
 */
export const judgeContract: Judge = (pair) => {
  const { profile, offer } = pair
  const name = offer.contract_id === null ? null : REFERENCE.contracts.get(offer.contract_id)?.name
  if (offer.contract_id === null || !name) return unknownCriterion('offer', pair, 'Contrat')
  if (profile.contract_ids.length === 0) return unknownCriterion('profile', pair, 'Contrat')
  const type = offer.job_type_id === null ? null : REFERENCE.job_types.get(offer.job_type_id)?.name
  if (profile.contract_ids.includes(offer.contract_id)) {
    const text = type ? `${name}, ${lowered(type)}` : name
    return { share: 1, text, reasons: [text], gaps: [] }
  }
  const wanted = profile.contract_ids.flatMap((id) => wordsOf(REFERENCE.contracts.get(id))).join(' ou ')
  const text = `${name}\u00a0: ${wordsFor(pair, 'vous cherchez', 'la personne cherche')} plutôt ${wanted}`
  return { share: 0, text, reasons: [], gaps: [text] }
}

function wordsOf(contract: ReferenceItem | undefined): string[] {
  return contract ? [SOUGHT.get(contract.slug) ?? `un ${contract.name}`] : []
}
