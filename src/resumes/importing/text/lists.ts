import type {
  CertificateEntry,
  InterestEntry,
  LanguageEntry,
  ReferenceEntry,
  SkillEntry,
} from '../../shared/document.ts'
import { isExactLevel, readLanguageLevel, readSkillLevel } from '../../shared/levels.ts'
import { newId } from '../../shared/new-parts.ts'
import { paragraphsHtml } from '../../shared/rich-text.ts'
import { readPeriod, stripped } from './dates.ts'
import { isCompany, languagesIn } from './lexicon.ts'
import { type Line, textOf } from './lines.ts'

const shown = () => ({ id: newId(), is_hidden: false })
const LONGEST_ITEM = 120
const LEVELS =
  /(?:[●○★☆■□◯⬤]\s*){3,}|\b\d{1,2}\s*\/\s*\d{1,2}\b|\b\d{1,3}\s*%|\b(?:expert|avanc[ée]e?|interm[ée]diaire|d[ée]butante?|notions?|confirm[ée]e?|ma[îi]trise)(?!\p{L})/iu

/** Skills, one by one; « Groupe : un, deux » names a group. */
export function readSkills(lines: Line[]): SkillEntry[] {
  return joinedLines(lines).flatMap((cells) => {
    const [label = '', ...values] = cells
    const [, group, rest] = /^([^:,]{2,40}?)\s*:\s*(.*)$/u.exec(label) ?? []
    const texts = group !== undefined && (rest || values.length > 0) ? [rest ?? '', ...values] : cells
    return texts
      .flatMap((text) => itemsOf(text))
      .reduce<SkillEntry[]>((skills, text) => {
        const level = LEVELS.exec(text)?.[0] ?? ''
        const name = stripped(text.replace(level, ' '))
        const last = skills.at(-1)
        // A level that stands in a cell of its own is of the skill before it.
        if (!name && last) last.level ||= readSkillLevel(level)
        else if (name) skills.push({ ...shown(), name, level: readSkillLevel(level), group: group ?? '' })
        return skills
      }, [])
  })
}

export interface ReadLanguages {
  entries: LanguageEntry[]
  /** Of those whose level is said by a word that means about as much. */
  doubts: string[]
  unread: string[]
}

/** Languages with what is said of each up to the next one. */
export function readLanguages(lines: Line[]): ReadLanguages {
  const text = lines.map(textOf).join('\n')
  const found = languagesIn(text)
  if (found.length === 0) return { entries: [], doubts: [], unread: lines.map(textOf) }
  const doubts: string[] = []
  const entries = found.map(({ name, to }, index): LanguageEntry => {
    const said = text.slice(to, found[index + 1]?.from ?? text.length)
    const entry = {
      ...shown(),
      name: name.charAt(0).toLocaleUpperCase('fr') + name.slice(1),
      level: levelOf(said),
    }
    if (entry.level && !isExactLevel(said)) doubts.push(`${entry.id}.level`)
    return entry
  })
  return { entries, doubts, unread: [] }
}

function levelOf(said: string): LanguageEntry['level'] {
  const word = readLanguageLevel(said)
  if (word) return word
  const share = readSkillLevel(said)
  return (['', 'A2', 'B1', 'B2', 'C1'] as const)[share] ?? ''
}

export function readInterests(lines: Line[]): InterestEntry[] {
  return joinedLines(lines)
    .flatMap((cells) => cells.flatMap((cell) => itemsOf(cell)))
    .map((name) => ({ ...shown(), name }))
}

export function readCertificates(lines: Line[]): CertificateEntry[] {
  return joinedLines(lines).reduce<CertificateEntry[]>((read, cells) => {
    const dated = readPeriod(cells.join(' | '))
    const words = dated ? dated.rest : cells.join(' | ')
    const date = dated ? dated.period.start || dated.period.end : ''
    const [name = '', ...others] = words.split(/\s*(?:\||,| [–—-] )\s*/).filter(Boolean)
    const last = read.at(-1)
    if (last && !last.issuer && !last.date && (!name || isCompany(name)))
      Object.assign(last, { issuer: words, date })
    else if (name) read.push({ ...shown(), name, issuer: others.join(', '), date, url: '' })
    return read
  }, [])
}

/** One person in each paragraph, or on each line. */
export function readReferences(lines: Line[]): ReferenceEntry[] {
  const groups: Line[][] = []
  const isSpaced = lines.some(({ hasGap }, index) => index > 0 && hasGap)
  for (const line of lines) {
    const last = groups.at(-1)
    if (!last || line.isBullet || (isSpaced ? line.hasGap : line.isStrong)) groups.push([line])
    else last.push(line)
  }
  return groups.map((group) => {
    const cells = group.flatMap(({ cells: own }) =>
      own.flatMap((cell) => cell.split(/\s*(?:,|;|\|| [–—-] )\s*/)),
    )
    const email = cells.find((cell) => /@/.test(cell)) ?? ''
    const phone_number = cells.find((cell) => /^\D{0,12}[+\d][\d\s.()-]{7,}$/.test(cell)) ?? ''
    const [name = '', position = '', company = '', ...rest] = cells.filter(
      (cell) => cell && cell !== email && cell !== phone_number,
    )
    return {
      ...{ ...shown(), name, position, company, description: paragraphsHtml(rest) },
      ...{
        email: stripped(email.replace(/^[^:]*:/, '')),
        phone_number: phone_number.replace(/^[^+\d]+/, ''),
      },
    }
  })
}

/** The lines of a list, each with what it goes on with. */
function joinedLines(lines: Line[]): string[][] {
  const joined: string[][] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const before = last?.at(-1) ?? ''
    const goesOn = last && !line.isBullet && (/[,(/&:]$/.test(before) || /^\p{Ll}/u.test(line.cells[0] ?? ''))
    if (goesOn) last.splice(-1, 1, `${before} ${line.cells.join(' ')}`)
    else joined.push([...line.cells])
  }
  return joined
}

/** Commas within brackets part nothing. */
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
    .filter((part) => part !== '' && part.length <= LONGEST_ITEM)
}
