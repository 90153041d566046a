import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type ILevelsOptions,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx'
import type { ResumeDocument } from '../shared/document.ts'
import { type Block, blocksOf, type Run } from '../shared/rich-text.ts'
import { type Worded, type WordedEntry, type WordedSection, wordsOf } from './words.ts'

/** A4 and its margins, in twentieths of a point. */
const PAGE = { width: 11906, height: 16838, margin: 1134 }
const RIGHT_EDGE = PAGE.width - 2 * PAGE.margin
const FONT = 'Calibri'
const DEEPEST = 3
/** The side of the photo, in pixels of a 96th of an inch, and its distance from the text, in English metric units. */
const PHOTO = { side: 104, distance: 114_300 }

/**
 * A CV as a Word document: real headings, of sections and of their entries, and lists, in one column, so that people and
 * software can go on with it.
 * @param photo a square JPEG, which stands beside the name
 */
export async function writeWordDocument(
  document: ResumeDocument,
  photo: Uint8Array | null = null,
): Promise<Uint8Array> {
  const words = wordsOf(document)
  const file = new Document({
    title: `CV ${words.name}`.trim(),
    creator: words.name,
    styles: stylesOf(document.style.accent.slice(1)),
    numbering: { config: [list('puces', LevelFormat.BULLET, '•'), list('nombres', LevelFormat.DECIMAL)] },
    sections: [
      {
        properties: { page: pageOf() },
        children: [...head(words, photo), ...words.sections.flatMap(section)],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(file))
}

function pageOf() {
  const { width, height, margin } = PAGE
  return { size: { width, height }, margin: { top: margin, right: margin, bottom: margin, left: margin } }
}

function head({ name, headline, contact }: Worded, photo: Uint8Array | null): Paragraph[] {
  const lines = contact.map(({ text, href }) => new Paragraph({ children: [linked(text, href)] }))
  return [
    new Paragraph({
      children: [new TextRun(name), ...(photo ? [photoBeside(photo, name)] : [])],
      heading: HeadingLevel.TITLE,
    }),
    ...(headline ? [new Paragraph({ text: headline, style: 'headline' })] : []),
    ...lines,
  ]
}

/** At the right margin, level with the name, which flows beside it. */
function photoBeside(photo: Uint8Array, name: string): ImageRun {
  const words = `Photo de ${name}`
  return new ImageRun({
    type: 'jpg',
    data: photo,
    transformation: { width: PHOTO.side, height: PHOTO.side },
    altText: { name: 'Photo', title: words, description: words },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
      margins: { left: PHOTO.distance },
    },
  })
}

function section({ heading, entries }: WordedSection): Paragraph[] {
  return [new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }), ...entries.flatMap(entry)]
}

/** An entry is a heading, its dates at the right edge; what follows it is never parted from it by a page's end. */
function entry({ title, place, dates, href, text }: WordedEntry): Paragraph[] {
  const blocks = blocksOf(text)
  const isItem = !place && !dates && blocks.length === 0
  const titleRun = linked(title, href, !isItem)
  const isHeading = !isItem && title !== ''
  const first = new Paragraph({
    children: [
      titleRun,
      ...(dates ? [new TextRun({ text: `\t${dates}`, color: '4B5563', bold: false })] : []),
    ],
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
    keepNext: !isItem && (place !== '' || blocks.length > 0),
    spacing: { before: isItem ? 20 : 120 },
    ...(isHeading && { heading: HeadingLevel.HEADING_2 }),
    ...(isItem && { numbering: { reference: 'puces', level: 0 } }),
  })
  const second = new Paragraph({
    children: [new TextRun({ text: place, italics: true })],
    keepNext: blocks.length > 0,
  })
  return [...(title || dates ? [first] : []), ...(place ? [second] : []), ...blocks.map(block)]
}

function block({ item, runs }: Block): Paragraph {
  const level = Math.min(item?.depth ?? 0, DEEPEST - 1)
  const numbering = item && { reference: item.number ? 'nombres' : 'puces', level }
  return new Paragraph({ children: runs.flatMap(written), ...(numbering && { numbering }) })
}

function written({ text, strong, em, href }: Run): ParagraphChild[] {
  return text.split('\n').map((line, index) => linked(line, href, strong, em, index > 0))
}

function linked(
  text: string,
  href: string | null,
  bold = false,
  italics = false,
  breaks = false,
): ParagraphChild {
  const run = new TextRun({
    text,
    bold,
    italics,
    ...(breaks && { break: 1 }),
    ...(href && { style: 'Hyperlink' }),
  })
  return href ? new ExternalHyperlink({ link: href, children: [run] }) : run
}

function list(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], mark?: string) {
  const levels = Array.from({ length: DEEPEST }, (_, level): ILevelsOptions => {
    const indent = { left: 360 * (level + 1), hanging: 260 }
    const text = mark ?? `%${level + 1}.`
    return { level, format, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent } } }
  })
  return { reference, levels }
}

function stylesOf(accent: string) {
  const plain = { font: FONT, size: 21 }
  const bottom = { style: BorderStyle.SINGLE, size: 6, space: 2, color: accent }
  return {
    default: {
      document: { run: { ...plain, language: { value: 'fr-FR' } }, paragraph: { spacing: { line: 264 } } },
      title: { run: { font: FONT, size: 44, bold: true }, paragraph: { spacing: { after: 40 } } },
      heading1: {
        run: { font: FONT, size: 26, bold: true, color: accent },
        paragraph: { spacing: { before: 280, after: 80 }, border: { bottom }, keepNext: true },
      },
      heading2: { run: { ...plain, bold: true }, paragraph: { keepNext: true } },
    },
    paragraphStyles: [
      {
        id: 'headline',
        name: 'Titre professionnel',
        basedOn: 'Normal',
        next: 'Normal',
        run: { font: FONT, size: 26, color: accent },
        paragraph: { spacing: { after: 80 } },
      },
    ],
  }
}
