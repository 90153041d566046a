import { REFERENCE } from '#src/reference/reference.ts'
import type { ReferenceItem } from '#src/reference/shared/lists.ts'
import { lowered } from '#src/shared/phrases.ts'
import { type Judge, unknown, wordsFor } from './judgement.ts'

/** As one says to look for it, where « un » and the name is not what is said. */
const SOUGHT = new Map([
  ['interim', 'de l’intérim'],
  ['stage', 'un stage'],
  ['alternance', 'une alternance'],
  ['freelance', 'une mission en freelance'],
  ['saisonnier', 'un travail saisonnier'],
  ['volontariat', 'un volontariat'],
])

/** The contract beside those that the person looks for. Profiles do not tell the type of work: it is only named. */
export const judgeContract: Judge = (pair) => {
  const { profile, offer } = pair
  const name = offer.contract_id === null ? null : REFERENCE.contracts.get(offer.contract_id)?.name
  if (offer.contract_id === null || !name) return unknown('offer', pair, 'Contrat')
  if (profile.contract_ids.length === 0) return unknown('profile', pair, 'Contrat')
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
