import { plainWords } from '#src/shared/phrases.ts'
import type { Identity } from '../../shared/document.ts'
import { withLabels } from './contact-links.ts'
import { isCompany, isSchool, isTitle, isTown } from './lexicon.ts'
import { joinedLetters, type Line, textOf } from './lines.ts'
import { goesOnIn, isNameText, isStreet, splitName, takeLabelledName, withoutTitle } from './names.ts'
import { withoutPageNumber } from './page-numbers.ts'
import { takeContacts, withoutLabel } from './take-contact.ts'

/** A licence stands under « Permis », or beside it. */
const ONLY_CATEGORIES = /^[A-E]\d?(?:\s*(?:,|\/|&|et)\s*[A-E]\d?)*$/
/** These words stand above, or before, how to reach somebody. */
const ONLY_LABEL =
  /^(?:t[ée]l(?:[ée]phone)?|mobile|portable|phone|gsm|e-?mail|courriel|mail|adresse|address|ville|permis(?: de conduire)?|linkedin|github|gitlab|facebook|behance|skype|whats ?app|liens?|site(?: web)?|web|portfolio)\s*\.?\s*:?$/iu

/** These are left aside, because no CV needs them and no employer may weigh them. */
const PRIVATE =
  /^(ne|nee|age|nationalite|sexe|situation|etat civil|date|lieu|marie|mariee|celibataire|cin|nationality|gender|marital|born|\d{1,2} ans)\b/
const TITLE_OF_FILE = /^(curriculum vitae|cv|resume)\b[\s:–—-]*/i
const ONLY_NUMBER = /^\d{1,2}$/

export interface ReadPerson {
  identity: Identity
  /** These fields are likely rather than sure, so they are to be confirmed. */
  doubts: string[]
  unread: string[]
  /** These sentences about the person are the summary where nothing else is. */
  sentences: Line[]
}

/**
 * Who it is and how to reach that person: from what stands before the first heading, under « Contact », and at the foot
 * of the pages.
 */
export function readPerson(head: Line[], contact: Line[], feet: Line[]): ReadPerson {
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
  const [top, foot] = [head, feet].map((lines) => lines.map(withoutPage))
  const labelled = withLabels([...(top ?? []), ...contact], (text) => ONLY_LABEL.test(text))
  const rest = takeName(read, takeContacts(read, labelled))
  for (const line of rest) placeLine(read, line)
  const atFoot = takeContacts(
    read,
    (foot ?? []).map((line) => ({ line, label: '' })),
  )
  const name = plainWords(`${identity.first_name} ${identity.last_name}`)
  for (const text of atFoot.map(textOf))
    if (text && !ONLY_NUMBER.test(text) && plainWords(text) !== name) read.unread.push(text)
  return { ...read, unread: [...new Set(read.unread)] }
}

function withoutPage(line: Line): Line {
  return { ...line, cells: line.cells.map(withoutPageNumber).filter(Boolean) }
}

/** The largest words that may be a name, near the top; those of the next line too when they look the same. */
function takeName(read: ReadPerson, lines: Line[]): Line[] {
  const plain = lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => cell.replace(TITLE_OF_FILE, '')),
  }))
  const labelled = takeLabelledName(plain.filter((line) => textOf(line).trim() !== ''))
  const left = besideApart(labelled.rest.map(withoutLabels)).flatMap(tradeApart)
  if (labelled.name) {
    name(read, labelled.name)
    return takeHeadline(read, left, left.slice(0, 2))
  }
  const candidates = left.filter(isName)
  const largest = Math.max(...candidates.map(({ size }) => size))
  const found = candidates.find(({ size }) => size === largest)
  if (!found) return left
  const at = left.indexOf(found)
  const next = left[at + 1]
  const isLarger = found.size > 0 && left.some(({ size }) => size > 0 && size < found.size * 0.9)
  const isOneWord = !/\s/.test(textOf(found).trim())
  const goesOn = next && (isLarger || isOneWord) && isName(next) && goesOnIn(found, next)
  const taken = goesOn ? [found, next] : [found]
  const words = taken.flatMap((line) => textOf(line).split(/\s+/))
  name(read, splitName(words, taken.map(textOf)))
  const rest = left.filter((line) => !taken.includes(line))
  const around = [left[at + taken.length], at === 1 ? left[0] : undefined]
  return takeHeadline(
    read,
    rest,
    around.filter((line) => line !== undefined),
  )
}

function name({ identity, doubts }: ReadPerson, { first, last, isSure }: ReturnType<typeof splitName>) {
  Object.assign(identity, { first_name: first, last_name: last })
  if (!isSure) doubts.push('identity.first_name', 'identity.last_name')
}

/** A trade stands under the name, or above it. */
function takeHeadline({ identity }: ReadPerson, lines: Line[], near: Line[]): Line[] {
  const found = near.find(isHeadline)
  if (!found) return lines
  identity.headline = textOf(found)
  return lines.filter((line) => line !== found)
}

function withoutLabels(line: Line): Line {
  return { ...line, cells: line.cells.map((cell) => withoutTitle(joinedLetters(withoutLabel(cell)))) }
}

/** What stands beside a name, or under it at the right, is read after it. */
function besideApart(lines: Line[]): Line[] {
  const first = lines.map((line) => ({ ...line, cells: line.cells.slice(0, 1) }))
  const others = lines.flatMap(({ cells, ...line }) =>
    cells.slice(1).map((cell) => ({ ...line, cells: [cell], size: 0, isStrong: false })),
  )
  return [...first, ...others]
}

/** « Haingo Ravelo, magasinière » is a name and a trade. */
function tradeApart(line: Line): Line[] {
  const text = textOf(line)
  const [, before = '', trade = ''] = /^([^,|–—:]{3,60}?)\s*(?:,|\||\s[–—-])\s*(.{3,100})$/u.exec(text) ?? []
  if (!isTitle(trade) || isTitle(before) || !isNameText(before) || !/\s/.test(before)) return [line]
  return [
    { ...line, cells: [before] },
    { ...line, cells: [trade] },
  ]
}

function isName(line: Line): boolean {
  return !line.isBullet && isNameText(textOf(line))
}

function isHeadline(line: Line): boolean {
  const text = textOf(line)
  const isShort = text.length >= 3 && text.length <= 100
  // How to reach somebody is no trade, nor what stands behind a label.
  const isOther =
    /@|\(at\)|\d{4}|https?:|www\.|^[\p{L} ]{2,24}\s?:/u.test(text) ||
    isStreet(text) ||
    endsInTown(text) ||
    ONLY_LABEL.test(text)
  return isShort && !isOther && !PRIVATE.test(plainWords(text)) && !/[.!?]$/.test(text)
}

/** The town, the address, sentences; what is of no use in a CV, or of no known sort, is said. */
function placeLine({ identity, unread, sentences, doubts }: ReadPerson, line: Line) {
  for (const cell of line.cells.map(withoutLabel)) {
    const plain = plainWords(cell)
    if (ONLY_LABEL.test(cell)) continue
    if (ONLY_CATEGORIES.test(cell)) {
      identity.driving_licence ||= `Permis ${cell}`
      continue
    }
    const isName = plain === plainWords(`${identity.first_name} ${identity.last_name}`)
    if (isName && plain !== '') continue
    if (isTown(cell)) takeTown(identity, cell.replace(/[,\s]+(?:madagascar)$/i, ''), unread)
    else if ((isStreet(cell) || endsInTown(cell)) && !identity.address) takeAddress(identity, cell, unread)
    else if (PRIVATE.test(plain)) unread.push(cell)
    else if (isSentence(cell) || (sentences.length > 0 && !line.hasGap))
      sentences.push({ ...line, cells: [cell] })
    else if (!identity.headline && isHeadline({ ...line, cells: [cell] }) && !identity.address) {
      identity.headline = cell
      doubts.push('identity.headline')
    } else unread.push(cell)
  }
}

function isSentence(text: string): boolean {
  return text.length >= 60 || (/[.!?…]$/.test(text) && text.split(/\s+/).length >= 3)
}

/** « Ambohipo, Antananarivo 101 », « Ivandry Tana »: a quarter and its town, which a trade or an employer is not. */
function endsInTown(text: string): boolean {
  if (isTown(text)) return true
  if (isTitle(text) || isSchool(text) || isCompany(text)) return false
  const words = text
    .replaceAll(/\(?\b\d{3}\b\)?/g, '')
    .split(/[\s,;–—-]+/)
    .filter(Boolean)
  const areNames = words.every((word) => /^[\p{Lu}\d]/u.test(word))
  return areNames && words.length > 1 && (isTown(words.at(-1) ?? '') || isTown(words.slice(-2).join(' ')))
}

/** « Lot II M 45 Ankadivato, Antananarivo 101 » */
function takeAddress(identity: Identity, text: string, unread: string[]) {
  const parts = text.split(/\s*[,;–—]\s*|\s+-\s+/).filter(Boolean)
  const at = parts.findIndex((part) => isTown(part))
  identity.address = (at > 0 ? parts.slice(0, at) : parts).join(', ')
  if (at <= 0) return
  takeTown(identity, parts[at] ?? '', unread)
  unread.push(...parts.slice(at + 1).filter((part) => !/^madagascar$/i.test(part)))
}

function takeTown(identity: Identity, town: string, unread: string[]) {
  identity.city ||= town
  if (plainWords(identity.city) !== plainWords(town)) unread.push(town)
}
