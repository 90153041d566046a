import { strToU8, type Zippable, zipSync } from 'fflate'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A paragraph of plain text, or of runs as they are written in the file. */
export function wordLine(text: string, properties = ''): string {
  const runs = text.startsWith('<') ? text : wordRun(text)
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
}

export function wordRun(text: string, properties = ''): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${plain}</w:t></w:r>`
}

export const wordHeading = (text: string) => wordLine(text, '<w:pStyle w:val="Heading1"/>')
export const wordItem = (text: string) =>
  wordLine(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')

/** What most of these CVs end with. */
export const ONE_POST = [
  wordHeading('Expériences professionnelles'),
  wordLine('Magasinière – Société Gamma'),
  wordLine('02/2018 – 11/2021'),
  wordItem('Inventaires du dépôt'),
]

interface WordFile {
  /** The paragraphs of the text, as they are written in the file. */
  body: string[]
  /** Where its text stands. */
  main?: string
  /** Relations of the text: `Id`, the last word of the type, the target. */
  relations?: [string, string, string][]
  /** Other parts of Word’s own, by their names. */
  parts?: Record<string, string>
  /** Documents of other forms, by their names. */
  chunks?: Record<string, Uint8Array>
  /** Writes the name of a part as the archive has it. */
  rename?: (name: string) => string
  /** Says in the types what the text is, under its name or for all of its extension. */
  types?: string
}

/** A Word document as small as can be. */
export function wordFile({ body, main = 'word/document.xml', ...file }: WordFile): Uint8Array {
  const { relations = [], parts = {}, chunks = {}, rename = (name) => name } = file
  const [folder, name] = [main.split('/').slice(0, -1).join('/'), main.split('/').at(-1)]
  const types = file.types ?? `<Override PartName="/${main}" ContentType="${MAIN}"/>`
  const all = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">${types}</Types>`,
    '_rels/.rels': relationsXml([['rId1', 'officeDocument', main]]),
    [main]: `<w:document xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body.join('')}</w:body></w:document>`,
    [`${folder}/_rels/${name}.rels`.replace(/^\//, '')]: relationsXml(relations),
    ...Object.fromEntries(
      Object.entries(parts).map(([part, xml]) => [part, xml.replace('>', ` xmlns:w="${W}" xmlns:r="${R}">`)]),
    ),
  }
  const entries: Zippable = {}
  for (const [part, xml] of Object.entries(all)) entries[rename(part)] = strToU8(xml)
  for (const [part, bytes] of Object.entries(chunks)) entries[rename(part)] = bytes
  return zipSync(entries)
}

function relationsXml(relations: [string, string, string][]): string {
  const each = relations.map(([id, kind, target]) => {
    const mode = /^(?:https?|mailto|tel):/.test(target) ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${R}/${kind}" Target="${target}"${mode}/>`
  })
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}
