import type { Run } from '../../shared/rich-text.ts'

/** A line of a CV as it stands on paper. */
export interface Line {
  /** The pieces that stand apart from each other on the line, from left to right. */
  cells: string[]
  /** The size of the letters in points; 0 where nothing is known of it. */
  size: number
  /** Its letters are not those of most of the text: bolder, larger, in italics. */
  isStrong: boolean
  isBullet: boolean
  /** True where more space is above than between two lines of one paragraph. */
  hasGap: boolean
  /** True where the file says that the line is a heading. */
  isHeading: boolean
  /** What it begins with in bold, or in another font, where the rest is as most of the text: « Comptable ». */
  lead: string
  /** How each cell stands, in a file that says so: where it begins, and whether its letters are those of most of the text. */
  places: { left: number; isStrong: boolean }[]
  /** The words with how they look and where they lead, in a file that says so. */
  runs: Run[]
  /** True where the file says that the line begins a paragraph. */
  begins?: boolean
}

/** Lines that follow each other: a column, or a page. What is in one continues nothing in another. */
export type Flow = Line[]

/** No CV has more lines than this. */
export const MOST_LINES = 2_000
const MOST_CHARACTERS = 2_000

const BULLET = /^\s*(?:[•·▪▫‣⁃∙●○◦■□⬝◆◇►▶▸▹➢➤➔→✓✔\uf0b7\uf0a7\uf0fc]|[-–—*](?=\s))\s*/u

/** A line of these cells; pictures of icon fonts and the mark of a list are left out. */
export function lineOf(cells: string[], looks: Partial<Omit<Line, 'cells' | 'isBullet'>> = {}): Line {
  // A wider space is what parts letter-spaced words, so they are joined before spaces become one.
  const plain = cells.map((cell) => cleaned(/\S\s{2,}\S/.test(cell) ? joinedLetters(cell) : cell))
  const isBullet = BULLET.test(plain[0] ?? '') && !/^[●○■□\s]+$/.test(plain[0] ?? '')
  const kept = plain
    .map((cell, index) => (index === 0 && isBullet ? cell.replace(BULLET, '') : cell))
    // A picture of a phone or of an envelope stands before what it is about.
    .map((cell) =>
      cell
        .replace(/^(?:[\p{Co}\p{So}\s]|\ufe0f)+/u, '')
        .replaceAll(/\p{Co}|\ufe0f/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
  const plainLooks = {
    size: 0,
    isStrong: false,
    hasGap: false,
    isHeading: false,
    lead: '',
    runs: [],
    places: [],
  }
  return { ...plainLooks, ...looks, isBullet, cells: kept }
}

export function textOf({ cells }: Line): string {
  return cells.join('   ')
}

/** Puts a text of a file on one line, without the characters that nobody sees. */
export function cleaned(text: string): string {
  return (
    text
      .slice(0, MOST_CHARACTERS)
      .normalize('NFC')
      // Word and PDF have other characters for the same hyphen.
      .replaceAll(/[\u2010\u2011]/g, '-')
      .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]|\ufe0e/g, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .toWellFormed()
  )
}

/** « E X P É R I E N C E » as it is read; a wider space parts two words. */
export function joinedLetters(text: string): string {
  if (!/^(?:\S ){3,}\S$/u.test(text.replaceAll(/ {2,}/g, ' '))) return text
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** Makes an address that leads there of « exemple.test/77 ». */
export function wholeAddress(text: string): string {
  return /^https?:/i.test(text) ? text : `https://${text}`
}
