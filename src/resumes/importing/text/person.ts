import { findPhoneNumbersInText } from 'libphonenumber-js'
import { plainWords } from '#src/shared/phrases.ts'
import type { Identity } from '../../shared/document.ts'
import { type Labelled, takeLinks, withLabels } from './contact-links.ts'
import { stripped } from './dates.ts'
import { isTown } from './lexicon.ts'
import { type Line, textOf } from './lines.ts'
import { isCapitals } from './parts.ts'

const EMAIL = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/i
const LICENCE =
  /permis(?: de conduire)?\s*:?\s*(?:cat[ée]gories?\s*)?[A-E]\d?\b(?:\s*[,/&et ]+\s*[A-E]\d?\b)*|driving licen[cs]e(?:\s*:?\s*[A-E]\b)?/iu
/** A licence stands under « Permis », or beside it. */
const ONLY_CATEGORIES = /^[A-E]\d?(?:\s*(?:,|\/|&|et)\s*[A-E]\d?)*$/
const STREET =
  /\b(lot|rue|avenue|villa|bp|logement|cite|immeuble|porte|street|road|route|allee|boulevard|lotissement|secteur|fokontany|parcelle)\b/
/** These are left aside, because no CV needs them and no employer may weigh them. */
const PRIVATE =
  /^(ne|nee|age|nationalite|sexe|situation|etat civil|date|lieu|marie|mariee|celibataire|cin|nationality|gender|marital|born|\d{1,2} ans)\b/
const LABEL =
  /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|phone|gsm|e-?mail|courriel|mail|adresse|address|ville|nom(?: et pr[ée]noms?)?|pr[ée]noms?|linkedin|site(?: web)?|web)\s*\.?\s*:\s*/iu
/** These words stand above, or before, how to reach somebody. */
const ONLY_LABEL =
  /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|phone|gsm|e-?mail|courriel|mail|adresse|address|ville|permis(?: de conduire)?|linkedin|github|gitlab|facebook|behance|liens?|site(?: web)?|web|portfolio)\s*\.?\s*:?$/iu
const TITLE_OF_FILE = /^(curriculum vitae|cv|resume)\b[\s:–—-]*/i

export interface ReadPerson {
  identity: Identity
  /** These fields are likely rather than sure, so they are to be confirmed. */
  doubts: string[]
  unread: string[]
  /** These sentences about the person are the summary where nothing else is. */
  sentences: Line[]
}

/** Who it is and how to reach that person: from what stands before the first heading, and under « Contact ». */
export function readPerson(head: Line[], contact: Line[]): ReadPerson {
  const identity: Identity = {
    first_name: '',
    last_name: '',
    headline: '',
    email: '',
    phone_number: '',
    city: '',
    address: '',
    driving_licence: '',
    links: [],
    photo: null,
    show_photo: false,
  }
  const read: ReadPerson = { identity, doubts: [], unread: [], sentences: [] }
  const labelled = withLabels([...head, ...contact], (text) => ONLY_LABEL.test(text))
  const left = labelled.flatMap(({ line, label }) => {
    const cells = line.cells.flatMap((cell) => takeContact(identity, cell, { line, label })).filter(Boolean)
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
  const rest = takeName(read, left)
  for (const line of rest) placeLine(read, line)
  return read
}

/** Takes what is known by its form; what else the cell says is given back, in its parts. */
function takeContact(identity: Identity, cell: string, labelled: Labelled): string[] {
  let text = takeLinks(identity, cell, labelled)
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(text)?.[0] ?? ''
    if (found) text = text.replace(found, ' | ')
    return found
  }
  const email = take(EMAIL)
  if (email) identity.email ||= email.toLowerCase()
  const licence = take(LICENCE)
  if (licence) identity.driving_licence ||= capitalised(licence.replace(/\s*:\s*/, ' '))
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, 'MG').reverse()) {
    const written = text.slice(startsAt, endsAt)
    text = `${text.slice(0, startsAt)} | ${text.slice(endsAt)}`
    // Of several numbers the first is the one to call.
    identity.phone_number = number.country === 'MG' ? number.formatNational() : written
  }
  if (text === cell) return [cell]
  return text
    .split(/[|•·]|\s[–—/-]\s/)
    .map((part) => stripped(part.replace(LABEL, '')))
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) && !/^(t[ée]l|mobile|e-?mail|email|phone|mail|adresse|et|ou)\.?$/iu.test(part),
    )
}

/** The largest words that may be a name, near the top; those of the next line too when they look the same. */
function takeName({ identity, doubts }: ReadPerson, lines: Line[]): Line[] {
  const plain = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => cell.replace(TITLE_OF_FILE, '').replace(LABEL, '')),
  }))
  const left = besideApart(plain.filter((line) => textOf(line).trim() !== ''))
  const candidates = left.filter(isName)
  const largest = Math.max(...candidates.map(({ size }) => size))
  const name = candidates.find(({ size }) => size === largest)
  if (!name) return left
  const at = left.indexOf(name)
  const next = left[at + 1]
  const goesOn =
    next && isName(next) && next.size === name.size && name.size > 0 && wordsIn(name) + wordsIn(next) <= 5
  const isLarger = left.some(({ size }) => size > 0 && size < name.size * 0.9)
  const taken = goesOn && isLarger ? [name, next] : [name]
  const words = taken.flatMap((line) => textOf(line).split(/\s+/))
  const [first, last, isSure] = splitWords(
    words,
    taken.map((line) => textOf(line)),
  )
  Object.assign(identity, { first_name: first, last_name: last })
  if (!isSure) doubts.push('identity.first_name', 'identity.last_name')
  const rest = left.filter((line) => !taken.includes(line))
  const below = left[at + taken.length]
  if (below && isHeadline(below)) {
    identity.headline = textOf(below)
    return rest.filter((line) => line !== below)
  }
  const above = left[at - 1]
  if (!above || !isHeadline(above) || at > 1) return rest
  identity.headline = textOf(above)
  return rest.filter((line) => line !== above)
}

/** What stands beside a name, or under it at the right, is read after it. */
function besideApart(lines: Line[]): Line[] {
  const first = lines.map((line) => ({ ...line, cells: line.cells.slice(0, 1) }))
  const others = lines.flatMap(({ cells, ...line }) =>
    cells.slice(1).map((cell) => ({ ...line, cells: [cell], size: 0, isStrong: false })),
  )
  return [...first, ...others]
}

const wordsIn = (line: Line) => textOf(line).split(/\s+/).length

function isName(line: Line): boolean {
  const text = textOf(line)
  const words = text.split(/\s+/)
  if (words.length > 6 || text.length > 60 || line.isBullet || isTown(text) || STREET.test(plainWords(text)))
    return false
  return words.every((word) => /^\p{Lu}[\p{L}’'.-]*$/u.test(word)) && /\p{L}{3}/u.test(text)
}

function isHeadline(line: Line): boolean {
  const text = textOf(line)
  const plain = plainWords(text)
  return (
    text.length >= 3 &&
    text.length <= 100 &&
    !isTown(text) &&
    !STREET.test(plain) &&
    !PRIVATE.test(plain) &&
    !/[.!?]$/.test(text)
  )
}

/** The family name is the one in capitals, else one that begins as those of Madagascar do, else what follows the first word. */
function splitWords(words: string[], lines: string[]): [string, string, boolean] {
  const capitals = words.filter((word) => isCapitals(word))
  if (capitals.length > 0 && capitals.length < words.length)
    return [words.filter((word) => !capitals.includes(word)).join(' '), capitals.join(' '), true]
  const isFamily = (word: string) => /^(?:Ra|And|Ran|Rak|Raz|Ras|Rab|Rav)\p{L}{4,}/iu.test(word)
  const [one = '', two = ''] = lines
  if (two) return isFamily(one) && !isFamily(two) ? [two, one, false] : [one, two, false]
  const [head = '', ...tail] = words
  const atFirst = isFamily(head) && !tail.some(isFamily)
  return atFirst ? [tail.join(' '), head, false] : [head, tail.join(' '), false]
}

/** The town, the address, sentences; what is of no use in a CV, or of no known sort, is said. */
function placeLine({ identity, unread, sentences, doubts }: ReadPerson, line: Line) {
  for (const cell of line.cells.map((each) => each.replace(LABEL, ''))) {
    const plain = plainWords(cell)
    if (ONLY_LABEL.test(cell)) continue
    if (ONLY_CATEGORIES.test(cell)) {
      identity.driving_licence ||= `Permis ${cell}`
      continue
    }
    if (isTown(cell)) identity.city ||= cell.replace(/[,\s]+(?:madagascar)$/i, '')
    else if (STREET.test(plain) && !identity.address) takeAddress(identity, cell)
    else if (PRIVATE.test(plain)) unread.push(cell)
    else if (isSentence(cell) || (sentences.length > 0 && !line.hasGap))
      sentences.push({ ...line, cells: [cell] })
    else if (!identity.headline && isHeadline(line) && !identity.address) {
      identity.headline = cell
      doubts.push('identity.headline')
    } else unread.push(cell)
  }
}

function isSentence(text: string): boolean {
  return text.length >= 60 || (/[.!?…]$/.test(text) && text.split(/\s+/).length >= 3)
}

/** « Lot II M 45 Ankadivato, Antananarivo 101 » */
function takeAddress(identity: Identity, text: string) {
  const parts = text.split(/\s*[,–—]\s*|\s+-\s+/).filter(Boolean)
  const at = parts.findIndex((part) => isTown(part))
  identity.address = (at > 0 ? parts.slice(0, at) : parts).join(', ')
  if (at > 0) identity.city ||= parts[at] ?? ''
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
