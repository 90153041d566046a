import type {
  CertificateEntry,
  InterestEntry,
  LanguageEntry,
  ReferenceEntry,
  SkillEntry,
} from '../../shared/document.ts'
import { readLanguageLevel, readSkillLevel, toldLanguage } from '../../shared/levels.ts'
import { newId } from '../../shared/new-parts.ts'
import { paragraphsHtml } from '../../shared/rich-text.ts'
import { addressIn } from './contact-links.ts'
import { readPeriod, stripped } from './dates.ts'
import { isCompany, languagesIn } from './lexicon.ts'
import { type Line, textOf } from './lines.ts'

const shown = () => ({ id: newId(), is_hidden: false })
/** Two lines begin at the same place when they are no more points apart than this. */
const SAME_LEFT = 4
/** The address of a page: « exemple.test/77 ». */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?:[\w-]+\.)+[a-z]{2,10}\/\S+/i
const LEVELS =
  /(?:[●○★☆■□◯⬤]\s*){3,}|\b\d{1,2}\s*\/\s*\d{1,2}\b|\b\d{1,3}\s*%|\b(?:expert|avanc[ée]e?|interm[ée]diaire|d[ée]butante?|notions?|confirm[ée]e?|ma[îi]trise)(?!\p{L})/iu

/** Skills, one by one; « Groupe : un, deux » names a group, and so does a line above that looks otherwise. */
export function readSkills(lines: Line[]): SkillEntry[] {
  const groups = lines.filter((line, index) => isGroup(line, lines[index + 1]))
  const labels = new Set(groups.map(textOf))
  const areLabelled = lines.some(isLabelled)
  const skills: SkillEntry[] = []
  let above = ''
  for (const cells of joinedLines(lines, groups)) {
    const [label = '', ...values] = cells
    if (values.length === 0 && labels.has(label)) {
      above = label
      continue
    }
    const [, named, rest = ''] =
      /^([^:,]{2,40}?)\s*:\s*(.*)$/u.exec(label) ?? (areLabelled && values.length === 1 ? [label, label] : [])
    const isNamed = named !== undefined && (rest !== '' || values.length > 0)
    const [group, texts] = isNamed ? [named, [rest, ...values]] : [above, cells]
    for (const text of texts.flatMap(itemsOf)) {
      const said = LEVELS.exec(text)?.[0] ?? ''
      const name = stripped(text.replace(said, ' '))
      const level = readSkillLevel(said)
      const last = skills.at(-1)
      // A level that stands alone belongs to the skill before it.
      if (!name && last) last.level ||= level
      else if (name) skills.push({ ...shown(), name, level, group })
    }
  }
  return skills
}

/** « Mesure   Google Ads (avancé), Canva »: what stands at the left of several. */
function isLabelled({ cells: [label = '', text, ...more] }: Line): boolean {
  return text !== undefined && more.length === 0 && !/[,;(]/.test(label) && /[,;]|\(\p{L}+\)$/u.test(text)
}

/** A group's heading, such as « Mesure », is smaller or larger than the skills under it. */
function isGroup({ cells, size, isBullet }: Line, next: Line | undefined): boolean {
  const [text = ''] = cells
  const isLabel = cells.length === 1 && text.length <= 40 && !isBullet && !/[,;|•·:]/.test(text)
  const isOther = next !== undefined && size > 0 && next.size > 0 && size !== next.size
  return isLabel && isOther && !LEVELS.test(text) && stripped(textOf(next).replace(LEVELS, '')) !== ''
}

export interface ReadLanguages {
  entries: LanguageEntry[]
  /** Languages whose level is a word that means only about as much are to be confirmed. */
  doubts: string[]
  unread: string[]
}

/** Parts a text into its languages, each with what is said up to the next one. */
export function readLanguages(lines: Line[]): ReadLanguages {
  const { texts, unread } = languageTexts(lines)
  const text = texts.join('\n')
  const found = languagesIn(text)
  if (found.length === 0) return { entries: [], doubts: [], unread: lines.map(textOf) }
  const doubts: string[] = []
  const entries = found.map(({ name, to }, index): LanguageEntry => {
    const said = text.slice(to, found[index + 1]?.from ?? text.length)
    const called = name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
    const isWord = readLanguageLevel(said) !== ''
    const words = stripped(said).replace(/^\(|\)$/g, '')
    const told = isWord ? toldLanguage(called, words) : { name: called, level: levelOfDots(said) }
    const entry = { ...shown(), ...told }
    if (entry.level && !isWord) doubts.push(`${entry.id}.level`)
    if (!isWord && !entry.level && /\p{L}{2}|\d/u.test(said)) unread.push(stripped(`${name} ${said}`))
    return entry
  })
  return { entries, doubts, unread }
}

/** Names beside one another, each over its level, are told one by one; levels under no name are nobody’s. */
function languageTexts(lines: Line[]): { texts: string[]; unread: string[] } {
  const isName = (cell: string) => languagesIn(cell).length === 1 && cell.length <= 20
  const texts: string[] = []
  const unread: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = [lines[at], lines[at + 1]]
    const [names = [], levels = []] = [line?.cells, below?.cells]
    const areOver = names.length > 1 && names.every(isName) && levels.length > 0
    if (areOver && languagesIn(levels.join(' ')).length === 0) {
      const under = names.map((_, index) => levelUnder(line, below, index))
      if (under.filter((level) => level !== '').length === levels.length)
        texts.push(...names.map((name, index) => `${name} ${under[index]}`))
      else {
        texts.push(...names)
        unread.push(levels.join('   '))
      }
      at += 1
    } else texts.push(names.join('   '))
  }
  return { texts, unread }
}

/** What stands under a name; without places, as many levels as names are theirs in their order. */
function levelUnder(line: Line | undefined, below: Line | undefined, index: number): string {
  if (!line || !below) return ''
  const isPlaced = line.places.length === line.cells.length && below.places.length === below.cells.length
  if (!isPlaced) return line.cells.length === below.cells.length ? (below.cells[index] ?? '') : ''
  const left = line.places[index]?.left ?? 0
  return below.cells.find((_, at) => Math.abs((below.places[at]?.left ?? 0) - left) < SAME_LEFT) ?? ''
}

function levelOfDots(said: string): LanguageEntry['level'] {
  const share = readSkillLevel(said)
  return (['', 'A2', 'B1', 'B2', 'C1'] as const)[share] ?? ''
}

export function readInterests(lines: Line[]): InterestEntry[] {
  return joinedLines(lines)
    .flatMap((cells) => cells.flatMap((cell) => itemsOf(cell)))
    .map((name) => ({ ...shown(), name }))
}

export function readCertificates(lines: Line[]): CertificateEntry[] {
  const read: CertificateEntry[] = []
  let title: Line | undefined
  for (const line of joinedCells(lines)) {
    const text = line.cells.join(' | ')
    const last = read.at(-1)
    const [url] = ADDRESS.exec(text) ?? []
    if (url && last && isAddress(line)) {
      last.url ||= addressIn(line, url)
      continue
    }
    const dated = readPeriod(text)
    const words = dated ? dated.rest : text
    const date = dated ? dated.period.start || dated.period.end : ''
    const [name = '', ...others] = words.split(/\s*(?:\||,| · | [–—-] )\s*/).filter(Boolean)
    if (last && !last.issuer && (!last.date || !date) && (!name || isCompany(name) || isUnder(line, title)))
      Object.assign(last, { issuer: words, date: last.date || date })
    else if (name) {
      read.push({ ...shown(), name, issuer: others.join(', '), date, url: '' })
      title = line
    }
  }
  return read
}

/** A line tells more of the one above when it is less strong, or smaller. */
function isUnder(line: Line, title: Line | undefined): boolean {
  if (!title || line.isBullet) return false
  return line.size < title.size || (title.isStrong && !line.isStrong)
}

/** Reads one person in each paragraph, or on each line. */
export function readReferences(lines: Line[]): ReferenceEntry[] {
  const groups: Line[][] = []
  const isSpaced = lines.some(({ hasGap }, index) => index > 0 && hasGap)
  for (const line of lines) {
    const last = groups.at(-1)
    const isName = line.isStrong && line.size >= (last?.[0]?.size ?? 0)
    if (!last || line.isBullet || (isSpaced ? line.hasGap : isName)) groups.push([line])
    else last.push(line)
  }
  return groups.map((group) => {
    const cells = group.flatMap(({ cells: own }) =>
      own.flatMap((cell) => cell.split(/\s*(?:,|;|\|| · | [–—-] )\s*/)),
    )
    const email = cells.find((cell) => /@/.test(cell)) ?? ''
    const phone_number = cells.find((cell) => /^\D{0,12}[+\d][\d\s.()-]{7,}$/.test(cell)) ?? ''
    const told = cells.filter((cell) => cell && cell !== email && cell !== phone_number)
    const [name = '', position = '', company = '', ...rest] = told.filter((cell) => !isSentence(cell))
    rest.push(...told.filter(isSentence))
    return {
      ...shown(),
      name,
      position,
      company,
      description: paragraphsHtml(rest),
      email: stripped(email.replace(/^[^:]*:/, '')),
      phone_number: phone_number.replace(/^[^+\d]+/, ''),
    }
  })
}

function isSentence(text: string): boolean {
  return /[.!?]$/.test(text) && text.split(/\s+/).length > 4
}

/** The lines of a list, each with what it goes on with; some stand alone. */
function joinedLines(lines: Line[], alone: Line[] = []): string[][] {
  return joinedCells(lines, alone).map(({ cells }) => cells)
}

function joinedCells(lines: Line[], alone: Line[] = []): Line[] {
  const made: Line[] = []
  let before: Line | undefined
  for (const line of lines) {
    const last = made.at(-1)
    const end = last?.cells.at(-1) ?? ''
    const mayGoOn = last && !line.isBullet && !(before && alone.includes(before))
    const isLower = !line.begins && /^\p{Ll}/u.test(line.cells[0] ?? '')
    // An address begins with a small letter wherever it stands, so one alone on its line continues no sentence.
    const isRest = /[,(/&:]$/.test(end) || (isLower && !isAddress(line))
    if (mayGoOn && isRest) last.cells.splice(-1, 1, `${end} ${line.cells.join(' ')}`)
    else made.push({ ...line, cells: [...line.cells] })
    before = line
  }
  return made
}

function isAddress({ cells }: Line): boolean {
  const text = cells.join(' ')
  const [url = ''] = ADDRESS.exec(text) ?? []
  return url !== '' && stripped(text.replace(url, '')) === ''
}

/** Parts a text at its commas, but not at those within brackets. */
function itemsOf(text: string): string[] {
  const masked = text.replaceAll(/\([^()]{0,200}\)/g, (inside) => inside.replaceAll(/[,;/|]/g, '\u0000'))
  return masked
    .split(/\s*[,;|•·]\s*|\s+[/–—-]\s+/)
    .map((part) =>
      part
        .replaceAll('\u0000', ',')
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '')
}
