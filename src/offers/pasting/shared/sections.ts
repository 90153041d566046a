import { findMarks, type Mark } from '#src/offers/wording/shared/marks.ts'
import { readContacts } from './facts.ts'
import { folded, type Line, linesOf, type Piece } from './pieces.ts'

type SectionName = 'missions' | 'profile' | 'other'

const MISSIONS =
  /^(?:vos |votre |les |principales? )?(?:ce que vous (?:ferez|allez faire)|missions?|taches?|responsabilites?|attributions?|activites principales|description (?:du poste|des taches)|andraikitra|asa (?:atao|hatao))\b/
const PROFILE =
  /^(?:le |votre )?(?:ce que nous (?:re)?cherchons|profil|qualifications?|exigences?|competences?|conditions? requises?|criteres?|pre-?requis|fepetra|takiana|ny olona tadiavina)\b/
const OTHER =
  /^(?:avantages?|nous (?:vous )?offrons|remuneration|salaire|karama|lieu|contrat|dossiers?|pour postuler|postuler|candidatures?|contacts?|date limite|duree|type de contrat|modalites|fandefasana|tombony)\b/

/** A line that tells how to apply ends the section before it, with or without a colon. */
const APPLYING =
  /^(?:merci de |priere de |veuillez )?(?:nous )?(?:envoyez|envoyer|envoi|postulez|candidatez|contactez|appelez|ecrivez|deposez|deposer|adressez|adresser|cv\b|interesses?|interessee?s?|alefaso|antsoy|mandefasa|tel\b|telephone|whatsapp)/

export const BULLET = /^\s*(?:[-–—•*·▪●○◦✓✔✅☑►▶➤➔→⇒>👉🔹🔸📌+]|==>|\d{1,2}[.)])\s*/u
/** A heading is at most this long, and stands alone or before a colon. */
const HEADING_MAX = 48

interface Section {
  piece: Piece
  lines: readonly Line[]
  /** Lines that are kept out of the offer because they may discriminate or ask for money. */
  refused: { line: string; start: number; mark: Mark }[]
}

/**
 * Reads the missions and the profile, line by line under their headings.
 * @param isOfFields tells a line of the contract and the salary, which have fields of their own
 */
export function readSections(text: string, isOfFields: (line: Line) => boolean = () => false): Section[] {
  const sections: Section[] = []
  let name: SectionName | null = null
  let taken: Line[] = []
  const close = () => {
    const own = taken.filter((line) => !isOfFields(line))
    if (name && name !== 'other' && own.length > 0) sections.push(sectionOf(name, own))
    taken = []
  }
  for (const line of linesOf(text)) {
    const heading = headingOf(line)
    if (isApplying(line)) {
      close()
      name = null
    } else if (heading) {
      close()
      name = heading.name
      if (name !== 'other' && heading.rest.text.trim()) taken.push(heading.rest)
    } else if (!line.text.trim()) {
      // A blank line after the heading or between the items of a list does not end the section.
      if (taken.length > 0 && !isList(taken)) {
        close()
        name = null
      }
    } else if (name && (taken.length === 0 || !isList(taken) || BULLET.test(line.text))) taken.push(line)
    else {
      close()
      name = null
    }
  }
  close()
  return sections
}

/** Whether a line says how to apply: the people and addresses that it names are kept out of the offer. */
function isApplying({ text }: Line): boolean {
  return (
    APPLYING.test(folded(text.slice(Math.max(0, text.search(/\p{L}/u))))) || readContacts(text).length > 0
  )
}

export function isHeading(line: Line): boolean {
  return headingOf(line)?.rest.text.trim() === ''
}

function headingOf({ text, start }: Line): { name: SectionName; rest: Line } | null {
  const offset = text.search(/[\p{L}]/u)
  if (offset < 0) return null
  const words = folded(text.slice(offset))
  const name = MISSIONS.test(words)
    ? 'missions'
    : PROFILE.test(words)
      ? 'profile'
      : OTHER.test(words)
        ? 'other'
        : null
  const colon = text.indexOf(':')
  if (!name) return null
  if (colon < 0)
    return text.trim().length <= HEADING_MAX && !BULLET.test(text) && name !== 'other'
      ? { name, rest: { text: '', start } }
      : null
  if (colon > HEADING_MAX) return null
  return { name, rest: { text: text.slice(colon + 1), start: start + colon + 1 } }
}

const isList = (lines: readonly Line[]) => lines.some(({ text }) => BULLET.test(text))

function sectionOf(name: 'missions' | 'profile', lines: readonly Line[]): Section {
  const judged = lines.map(({ text, start }) => ({ text, start, mark: findMarks(text)[0] }))
  const words = judged.filter(({ mark }) => !mark).map(({ text }) => text.replace(BULLET, '').trim())
  const [first, last] = [lines[0], lines.at(-1)]
  return {
    lines,
    piece: {
      field: name,
      start: (first?.start ?? 0) + leading(first?.text ?? ''),
      end: (last?.start ?? 0) + (last?.text.trimEnd().length ?? 0),
      values: { [name]: words.filter(Boolean) },
      sure: true,
    },
    refused: judged.flatMap(({ text, start, mark }) =>
      mark ? [{ line: text.replace(BULLET, '').trim(), start: start + leading(text), mark }] : [],
    ),
  }
}

const leading = (text: string) => text.length - text.trimStart().length
