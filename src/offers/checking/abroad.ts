import { findForeignNames, readForeignPlace } from '../pasting/shared/foreign-place.ts'
import { folded } from '../pasting/shared/pieces.ts'

/** « Recrutement pour Dubaï », « travailler au Canada », « hiasa any Maurice »: the work is there. */
const LEADS_THERE =
  /(?:travail|emploi|poste|recrut|embauch|contrat|partir|partez|depart|opportunit|miasa|hiasa|\basa\b|work|\bjobs?\b|visa|immigr|expatri|places? |besoin|recherch|cherch|mitady|hotesse|cuisini|nounou|menage|chauffeur|ouvrier|serveu|hiring|destination)\p{L}*[^.!?\n;]{0,60}?(?:\b(?:a|au|aux|en|pour|vers|any|ao|in|to|for|direction|sur)\s+|[:>-]\s*)(?:l'|la |le |les |the )?$/u
/** Whoever works here for people there stays here. */
const STAYS_HERE =
  /(?:client|marche|groupe|filiale|siege|partenaire|export|import|fournisseur|diplome|appels?|prospect|voyage|touris|mission d|maison mere|langue)\p{L}*[^.!?\n;]{0,50}$/u
const REMOTE =
  /teletravail|a distance|\bremote\b|depuis madagascar|base(?:e|\(e\))? a (?:antananarivo|tana\b|madagascar)|offshore|externalis/
const ABROAD =
  /(?:travail|emploi|poste|recrut|opportunit|partir|depart|\basa\b|miasa|hiasa|\bjobs?\b|work|contrat)\p{L}*[^.!?\n]{0,30}(?:a l'etranger|any ivelany|any ampita|any an-?dafy|abroad|overseas)/u
const REFERENCE =
  /(?:autoris|agre|ref|visa|vise|homolog|licen)\p{L}*[^\n]{0,60}minist\p{L}*[^\n]{0,40}\d|minist\p{L}*[^\n]{0,80}(?:n°|no\b|numero|ref|autoris|agre|arrete|visa)\p{L}*[^\n]{0,30}\d|\bmte?e?f[a-z]{0,5}\b[^\n]{0,30}\d|(?:n°|numero|ref)[^\n]{0,20}\d[^\n]{0,40}minist/u

/** Where abroad the work is, in the words of the text; null for work in Madagascar or from it. */
export function findWorkAbroad(text: string): string | null {
  const plain = folded(text).toLowerCase()
  if (REMOTE.test(plain)) return null
  const said = readForeignPlace(text)
  if (said) return text.slice(said.start, said.end)
  const named = findForeignNames(plain).find(({ start }) => {
    const before = plain.slice(Math.max(0, start - 110), start)
    return LEADS_THERE.test(before) && !STAYS_HERE.test(before)
  })
  if (named) return text.slice(named.start, named.end)
  const abroad = ABROAD.exec(plain)
  return abroad ? text.slice(abroad.index, abroad.index + abroad[0].length) : null
}

/** The reference that the ministry gave to an offer abroad, as the text says it; null without one. */
export function findMinistryReference(text: string): string | null {
  const found = REFERENCE.exec(folded(text).toLowerCase())
  return found ? text.slice(found.index, found.index + found[0].length) : null
}
