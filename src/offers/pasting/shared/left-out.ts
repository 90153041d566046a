import { findMarks, type Mark } from '#src/offers/wording/shared/marks.ts'
import { folded, type Line, linesOf, type Piece } from './pieces.ts'
import { isHeading } from './sections.ts'

/** Words of the advertisement that were not understood. */
export interface LeftOut {
  line: string
  start: number
  /** Why the recruiter should look at them again. */
  mark: Mark | null
}

/** Words that stand around a value and tell nothing by themselves, written without accents. */
const GLUE =
  /(?<![a-z])(?:l|le|la|les|d|de|du|des|un|une|et|ou|a|au|aux|en|pour|par|sur|sous|avec|chez|dans|est|sont|notre|nos|votre|vos|son|sa|ses|leur|nous|on|je|vous|se|societe|entreprise|recherch[a-z]*|recrut[a-z]*|cherch[a-z]*|embauch[a-z]*|besoin|postes?|pourvoir|salaires?|remuneration|indemnites?|karama|contrats?|type|lieu|travail|base[a-z]*|situe[a-z]*|agence|secteur|ville|region|avant|jusqu|date|limite|candidatures?|dossiers?|envo[a-z]*|cv|lm|lettre|motivation|mails?|email|tel|telephone|numero|contact[a-z]*|whatsapp|appel[a-z]*|mp|prive|messages?|postul[a-z]*|depos[a-z]*|adress[a-z]*|mois|net|brut|fixe|mensuel[a-z]*|merci|mitady|mila|ao|any|amin|ny|sy|isam-?bolana|hatramin|alohan|alefaso|antsoy|ligne|plus|tard|partir|heures?|duree|urgent[a-z]*|hommes?\/femmes?)(?![a-z])/g
const SENTENCES = /(?:[.;!?]+(?=\s|$)|,(?=\s|$)|\s[-–—|+•]+\s|[()])/g
const WHO_RECRUITS = /(?:recherch|recrut|cherch|embauch|besoin|mitady|mila)[a-z]*[^.!?]{0,30}$/
/** Words that only announce the town that follows, as « pour son atelier d’ ». */
const LEADS_TO_TOWN = /(?<![a-z])(?:a|de|en|sur|pour|base[a-z]*|d')\s*$/
const LABEL = /^[^\p{L}]*[\p{L}\s’']{3,40}:\s*$/u

/** Every line or part of a line that is in no piece and says something. Headings are skipped. */
export function findLeftOut(text: string, pieces: readonly Piece[]): LeftOut[] {
  return linesOf(text)
    .flatMap((line) => {
      if (isHeading(line)) return []
      const within = pieces.filter(
        ({ start, end }) => start < line.start + line.text.length && end > line.start,
      )
      if (within.length === 0) return isLabel(line) ? [] : [line]
      return gapsOf(line, within).flatMap(sentencesOf).filter(saysSomething)
    })
    .flatMap(({ text: words, start }) => {
      const line = words
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{Sc}%)!?.]+$/gu, '')
        .replace(/^(?:et|ou) |(?: (?:à|au|aux|de|du|des|et|ou|en|pour|par))+$/giu, '')
      return /\p{L}{2}/u.test(line)
        ? [{ line, start: start + words.indexOf(line), mark: findMarks(line)[0] ?? null }]
        : []
    })
}

/** Whether nothing is said before the first of these pieces of a line, but for its label. */
export function beginsWith(line: Line, pieces: readonly Piece[]): boolean {
  const starts = pieces.map(({ start }) => start).filter((start) => start >= line.start)
  const before = { text: line.text.slice(0, Math.min(...starts) - line.start), start: line.start }
  return isLabel(before) || !saysSomething(before)
}

const isLabel = ({ text }: Line) => LABEL.test(text)

/**
 * The words of a line between its pieces, without the label of the next piece and without « X recrute » before a
 * title.
 */
function gapsOf({ text, start }: Line, pieces: readonly Piece[]): Line[] {
  const gaps: Line[] = []
  let from = start
  const close = (to: number, next?: Piece) => {
    const gap = { text: text.slice(from - start, to - start), start: from }
    const isWho = (next?.field === 'title' || next?.field === 'positions_count') && gaps.length === 0
    const says = !isLabel(gap) && !(isWho && WHO_RECRUITS.test(folded(gap.text)))
    if (to > from && says && !(next?.field === 'city_id' && leadsToTown(gap))) gaps.push(gap)
  }
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    close(piece.start, piece)
    from = Math.max(from, piece.end)
  }
  close(start + text.length)
  return gaps
}

function sentencesOf({ text, start }: Line): Line[] {
  const cuts = [...text.matchAll(SENTENCES)].map((match) => [match.index, match.index + match[0].length])
  const ends = [...cuts.map(([end = 0]) => end), text.length]
  return ends.map((end, index) => {
    const from = cuts[index - 1]?.[1] ?? 0
    return { text: text.slice(from, end), start: start + from }
  })
}

function leadsToTown({ text }: Line): boolean {
  const plain = folded(text)
  return LEADS_TO_TOWN.test(plain) && (plain.replaceAll(GLUE, ' ').match(/[a-z]{4,}/g) ?? []).length < 2
}

/** An amount or a time says something too: « 12 000 000 Ar par an », « 3 mois ». */
function saysSomething({ text }: Line): boolean {
  return (
    /[a-z]{4,}/.test(folded(text).replaceAll(GLUE, ' ')) ||
    /\d[\d\s.,]{3,}\d\s*(?:ar|mga|k|m)|\d\s*(?:ans?|mois|jours?|heures?|h)(?!\p{L})/iu.test(text)
  )
}
