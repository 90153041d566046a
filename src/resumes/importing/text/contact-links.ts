import { plainWords } from '#src/shared/phrases.ts'
import { DOCUMENT_LIMITS, type Identity } from '../../shared/document.ts'
import { shownUrl } from '../../shared/words.ts'
import { cleaned, type Line, textOf, wholeAddress } from './lines.ts'
import { joinedRuns } from './marked.ts'
import { findPhones } from './phones.ts'

const URL =
  /(?:https?:\/\/|www\.)[^\s|,;)]{3,200}|(?<![\w@.-])(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}\/[^\s|,;)]{1,200}/i
/** A label before an address, such as « Portfolio : ». */
const CALLED = /(?:^|[|•·]|\s[–—-]\s)\s*(\p{L}[^|•·:@\d]{0,38}?)\s*:\s*$/u
const CALLED_BY_NOTHING = /^(?:liens?|link|url|adresse|address|e-?mail|web)$/i
const NETWORK = /linkedin|github|facebook|behance|gitlab/i
const NETWORKS: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub', gitlab: 'GitLab' }
const MOST_LINKS = 10
const LONGEST_LABEL = 40

/** A line with what the address on it is called, where that stands beside or above it. */
export interface Labelled {
  line: Line
  label: string
}

/** Lines of a person’s contact, those that only say what the next one is left out: `isLabel` tells some of them. */
export function withLabels(lines: Line[], isLabel: (text: string) => boolean): Labelled[] {
  const labels = lines.filter(({ cells: [first = ''] }) => isLabel(first))
  const areBeside = labels.some(({ cells }) => cells.length === 2)
  const areAbove = labels.some(({ cells }) => cells.length === 1)
  const calls = (line: Line | undefined, next: Line | undefined) =>
    areAbove && line !== undefined && next !== undefined && isAddress(textOf(next)) && isCalling(line, next)
  return lines.flatMap((line, index): Labelled[] => {
    const [label = '', address = ''] = line.cells
    const above = lines[index - 1]
    if (calls(line, lines[index + 1])) return []
    if (above && calls(above, line)) return [{ line, label: textOf(above) }]
    if (areBeside && line.cells.length === 2 && isAddress(address))
      return [{ line: { ...line, cells: [address] }, label }]
    return [{ line, label: '' }]
  })
}

/**
 * Takes the addresses of a cell, those behind its words too; what else it says is given back, with « | » for each.
 * @param unread gets what there is no field for
 */
export function takeLinks(
  identity: Identity,
  cell: string,
  { line, label }: Labelled,
  unread: string[],
): string {
  let text = cell
  const take = (at: number, said: string, url: string, own: string) => {
    const [lead = '', called = ''] = CALLED.exec(text.slice(0, at)) ?? []
    text = `${text.slice(0, at - lead.length)} | ${text.slice(at + said.length)}`
    if (!addLink(identity, url, own || called || label)) unread.push(said)
  }
  for (const { text: written, href } of joinedRuns(line.runs)) {
    const said = cleaned(written)
    const at = href === null || said === '' ? -1 : text.indexOf(said)
    if (at < 0 || href === null) continue
    if (/^mailto:/i.test(href)) takeEmail(identity, href, said, unread)
    else if (/^tel:/i.test(href)) takePhone(identity, href, said, unread)
    if (/^(?:mailto|tel):/i.test(href) && !/[@\d]/.test(said)) {
      // « Écrivez-moi » is no trade.
      text = `${text.slice(0, at)} | ${text.slice(at + said.length)}`
      unread.push(said)
    } else if (/^https?:/i.test(href)) take(at, said, href, isAddressOf(said, href) ? '' : said)
  }
  for (let found = URL.exec(text); found; found = URL.exec(text))
    take(found.index, found[0], wholeAddress(found[0]), '')
  return text
}

/** « exemple.test/77 » as the address that it leads to in this line, or else as it is written. */
export function addressIn({ runs }: Line, written: string): string {
  const led = runs.find(({ href }) => href !== null && isAddressOf(written, href))
  return led?.href ?? wholeAddress(written)
}

/** Says whether the address is among the links now. */
function addLink(identity: Identity, url: string, label: string): boolean {
  if (identity.links.some((link) => link.url === url)) return true
  if (identity.links.length >= MOST_LINKS || url.length > DOCUMENT_LIMITS.url) return false
  const network = NETWORK.exec(url)?.[0].toLowerCase() ?? ''
  const called = NETWORKS[network] ?? network.charAt(0).toLocaleUpperCase('fr') + network.slice(1)
  const own = CALLED_BY_NOTHING.test(label) ? '' : label
  identity.links.push({ id: `lien-${identity.links.length + 1}`, label: own || called, url })
  return true
}

/** Finds an address that only a link behind « E-mail » says. */
function takeEmail(identity: Identity, href: string, said: string, unread: string[]) {
  const [address = ''] = href.slice('mailto:'.length).split('?')
  if (!/^[^\s@%]+@[^\s@%]+$/.test(address)) return
  identity.email ||= address.toLowerCase()
  if (identity.email !== address.toLowerCase() && !said.includes(address)) unread.push(address)
}

/** Finds a number that only a link behind « Appelez-moi » says. */
function takePhone(identity: Identity, href: string, said: string, unread: string[]) {
  const [found] = findPhones(href.slice('tel:'.length).replaceAll('%20', ' '))
  if (!found || /\d/.test(said)) return
  identity.phone_number ||= found.number
  if (identity.phone_number !== found.number) unread.push(found.number)
}

function isAddress(text: string): boolean {
  return URL.exec(text)?.[0] === text
}

/** Says whether a line shows the address, or a part of it. */
function isAddressOf(said: string, url: string): boolean {
  return /[./]/.test(said) && plainWords(shownUrl(url)).includes(plainWords(shownUrl(said)))
}

/** A line of other size than its neighbour is about it rather than part of it. */
function isCalling(line: Line, next: Line): boolean {
  const text = textOf(line)
  const isShort = line.cells.length === 1 && text.length <= LONGEST_LABEL && !/[@\d/]/.test(text)
  return isShort && line.size !== next.size
}
