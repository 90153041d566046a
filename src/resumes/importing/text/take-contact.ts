import type { Identity } from '../../shared/document.ts'
import { type Labelled, takeLinks } from './contact-links.ts'
import { stripped } from './dates.ts'
import type { Line } from './lines.ts'
import { findPhones } from './phones.ts'

const EMAIL = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi
/** An address with a slip in its marks: « haingo@gmail,com », « haingo @ gmail. com ». */
const MISTYPED_EMAIL =
  /[\w.+-]{1,64}\s?@\s?[a-z0-9-]{1,63}(?:\s?[.,;]{1,2}\s?|\s)(?:com|fr|mg|net|org|eu|re|yt)(?![\w@-])/gi
const LICENCE =
  /permis(?: de conduire)?\s*:?\s*(?:cat[ée]gories?\s*)?[A-E]\d?\b(?:\s*[,/&et ]+\s*[A-E]\d?\b)*|driving licen[cs]e(?:\s*:?\s*[A-E]\b)?/giu
const LABEL =
  /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|phone|gsm|whats ?app|fax|e-?mail|courriel|mail|adresse|address|ville|nom(?: et pr[ée]noms?)?|pr[ée]noms?|linkedin|site(?: web)?|web)\s*\.?\s*:\s*/iu
/** What stands behind these is how to reach somebody, whether it is understood or not. */
const REACHED_BY =
  /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|phone|gsm|whats ?app|fax|e-?mail|courriel|mail|linkedin|site(?: web)?|web|skype|facebook|github)\s*\.?\s*(?::|$)/iu
/** Such a line says what the next one is. */
const ONLY_FAX = /^(?:fax|t[ée]l[ée]copie(?:ur)?)\s*\.?\s*:?$/iu
/** « Lot AB 12 Ambohipo, tél. » */
const LABEL_BEHIND = /[\s,;]+(?:t[ée]l(?:[ée]phone)?|mobile|portable|gsm|e-?mail|courriel)\s*\.?\s*:?$/iu
/** What is left of « Tél/Fax : » or « (fax) » once its number is taken is made of these words. */
const WORD_BESIDE =
  /^(?:t[ée]ls?|t[ée]l[ée]phones?|contacts?|mobile|portable|gsm|whats|app|whatsapp|e?fax|t[ée]l[ée]copie(?:ur)?|fixe|bureau|domicile|n|no|num[ée]ros?|de|du|poste|e|e?mails?|courriel|phone|adresse|et|ou|)$/iu

/** Where a contact’s values go: the first of each into the person’s fields, the others among what was not read. */
interface Taking {
  identity: Identity
  unread: string[]
}

/** Takes out of these lines what is known by its form; what else they say is given back. */
export function takeContacts(taking: Taking, labelled: Labelled[]): Line[] {
  let before = ''
  return labelled.flatMap(({ line, label }) => {
    const cells = line.cells.flatMap((cell, index) => {
      const left = takeContact(taking, cell, { line, label }, before)
      const called = index > 0 && REACHED_BY.test(line.cells[index - 1] ?? '') ? line.cells[index - 1] : ''
      if (left[0] === cell && (called || /:\s*\S/.test(cell)) && REACHED_BY.test(called || cell)) {
        taking.unread.push(called ? `${called} : ${cell}` : cell)
        return []
      }
      before = ONLY_FAX.test(cell) ? cell : ''
      return before ? [] : left
    })
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
}

export function withoutLabel(text: string): string {
  return text.replace(LABEL, '')
}

function takeContact(
  { identity, unread }: Taking,
  cell: string,
  labelled: Labelled,
  before: string,
): string[] {
  let text = takeLinks(identity, cell, labelled, unread)
  const take = (pattern: RegExp): string[] => {
    const found = [...text.matchAll(pattern)].map(([each]) => each)
    for (const each of found) text = text.replace(each, ' | ')
    return found
  }
  const keep = (field: 'email' | 'driving_licence' | 'phone_number', values: string[]) => {
    const others = values.filter((value) => value !== identity[field])
    const [first, ...more] = identity[field] ? ['', ...others] : others
    if (first) identity[field] = first
    unread.push(...more.filter((value) => value !== identity[field]))
  }
  keep(
    'email',
    [...take(EMAIL), ...take(MISTYPED_EMAIL)].map((email) => email.toLowerCase()),
  )
  keep(
    'driving_licence',
    take(LICENCE).map((licence) => capitalised(licence.replace(/\s*:\s*/, ' '))),
  )
  const phones = findPhones(text, before)
  // Of several numbers the first is the one to call.
  keep(
    'phone_number',
    phones.filter(({ isFax }) => !isFax).map(({ number }) => number),
  )
  unread.push(...phones.filter(({ isFax }) => isFax).map(({ number }) => `Fax ${number}`))
  for (const { from, to } of phones.toReversed()) text = `${text.slice(0, from)} | ${text.slice(to)}`
  if (text === cell) return [cell]
  return text.split(/[|•·]|\s[–—/-]\s/).flatMap((part) => {
    const said = stripped(withoutLabel(part.trim()))
      .replace(/^[/\s]+|[/\s]+$/g, '')
      .replace(LABEL_BEHIND, '')
    const isOnlyBeside = said.split(/[^\p{L}]+/u).every((word) => WORD_BESIDE.test(word))
    if (/\p{L}{2}/u.test(said) && !isOnlyBeside) {
      if (!REACHED_BY.test(part.trim())) return [said]
      unread.push(stripped(part))
      return []
    }
    // « poste 12 »
    if (/\d{2}/.test(said)) unread.push(said)
    return []
  })
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
