import { dirname, normalize } from 'node:path/posix'
import { Parser } from 'htmlparser2'
import { decodeText } from '#src/platform/files/contents/decode-text.ts'
import { unzipWanted } from './zip.ts'

const CONTENT_TYPES = '[content_types].xml'
const ROOT_RELATIONS = '_rels/.rels'
/** A document, a template and those with macros, which are not run (ECMA-376 part 1, 11.3.10). */
const MAIN =
  /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)(?:\.macroEnabled(?:Template)?)?\.main\+xml$/i
const USUAL_MAIN = 'word/document.xml'

/** A part of a Word document with what its relations lead to, by their ids. */
export interface WordPart {
  xml: string
  links: Map<string, string>
  /** Other documents, of whatever form, that are shown where the part names them (`w:altChunk`). */
  chunks: Map<string, Uint8Array>
}

/** The parts of a document that show text, in the order in which a page has them. */
export interface WordParts {
  headers: WordPart[]
  main: WordPart
  footers: WordPart[]
  /** Footnotes, endnotes and the words of drawings. */
  notes: WordPart[]
}

/** These parts stand beside the text: by the last word of their relation, and as most programs call them. */
const BESIDE: [keyof Omit<WordParts, 'main'>, RegExp, RegExp][] = [
  ['headers', /^header$/, /^header\d*\.xml$/],
  ['footers', /^footer$/, /^footer\d*\.xml$/],
  ['notes', /^(?:footnotes|endnotes|diagramData)$/, /^(?:footnotes|endnotes|diagrams\/data\d*)\.xml$/],
]

interface Relation {
  id: string
  /** The last word of its type: `header`, `hyperlink`. */
  kind: string
  target: string
  isOutside: boolean
}

/** Finds the part that holds the text of a Word document, whatever it is called; null for another archive. */
export function findMainPart(bytes: Uint8Array): string | null {
  const names = new Set<string>()
  const files = unzipWanted(bytes, (name) => {
    names.add(nameOf(name))
    return [CONTENT_TYPES, ROOT_RELATIONS].includes(nameOf(name))
  })
  const read = new Map([...files].map(([name, file]) => [nameOf(name), decodeText(file)]))
  const types = read.get(CONTENT_TYPES) ?? ''
  const own = new Map(
    elementsOf(types, 'Override').map(({ PartName = '', ContentType = '' }) => [
      nameOf(PartName),
      ContentType,
    ]),
  )
  const usual = elementsOf(types, 'Default').find(({ Extension = '' }) => /^xml$/i.test(Extension))
  const isMain = (name: string) => names.has(name) && MAIN.test(own.get(name) ?? usual?.ContentType ?? '')
  const [related = ''] = relationsOf(read.get(ROOT_RELATIONS) ?? '', '')
    .filter(({ kind }) => kind === 'officeDocument')
    .map(({ target }) => target)
  // A workbook and a slide show have a main part as well, which is not Word's.
  return [related, ...own.keys()].find(isMain) ?? [USUAL_MAIN].find((name) => names.has(name)) ?? null
}

/** The text of a document and what stands beside it. @throws Unreadable */
export function readParts(bytes: Uint8Array, main: string): WordParts {
  const folder = dirname(main)
  const files = unzipWanted(bytes, (name) => {
    const [part, inFolder] = [nameOf(name), dirname(nameOf(name)).startsWith(folder)]
    return part === main || (inFolder && (part.endsWith('.rels') || isBeside(part, folder)))
  })
  const read = new Map([...files].map(([name, file]) => [nameOf(name), decodeText(file)]))
  const relations = relationsOf(read.get(relationsFile(main)) ?? '', folder)
  const told = relations.map(({ target }) => target).filter((target) => !read.has(target))
  // A part may be called as nobody else calls it.
  for (const [name, file] of unzipWanted(
    bytes,
    (name) => told.includes(nameOf(name)) && name.endsWith('.xml'),
  ))
    read.set(nameOf(name), decodeText(file))
  const partOf = (name: string): WordPart => {
    const own = relationsOf(read.get(relationsFile(name)) ?? '', dirname(name))
    return { xml: read.get(name) ?? '', links: linksOf(own), chunks: chunksOf(bytes, own) }
  }
  const parts: WordParts = { headers: [], main: partOf(main), footers: [], notes: [] }
  for (const [place, kind, usual] of BESIDE) {
    const related = relations.filter((relation) => kind.test(relation.kind)).map(({ target }) => target)
    const named = [...read.keys()].filter((name) => usual.test(nameIn(name, folder))).sort()
    for (const name of new Set([...related, ...named])) if (read.has(name)) parts[place].push(partOf(name))
  }
  return parts
}

const nameIn = (name: string, folder: string) => (folder === '.' ? name : name.slice(folder.length + 1))

function isBeside(name: string, folder: string): boolean {
  return BESIDE.some(([, , usual]) => usual.test(nameIn(name, folder)))
}

function linksOf(relations: Relation[]): Map<string, string> {
  const links = relations.filter(({ isOutside, kind }) => isOutside && kind === 'hyperlink')
  return new Map(links.map(({ id, target }) => [id, target]))
}

function chunksOf(bytes: Uint8Array, relations: Relation[]): Map<string, Uint8Array> {
  const chunks = relations.filter(({ isOutside, kind }) => !isOutside && kind === 'aFChunk')
  if (chunks.length === 0) return new Map()
  const files = unzipWanted(bytes, (name) => chunks.some(({ target }) => target === nameOf(name)))
  const byName = new Map([...files].map(([name, file]) => [nameOf(name), file]))
  return new Map(
    chunks.flatMap(({ id, target }) => {
      const file = byName.get(target)
      return file ? [[id, file] as const] : []
    }),
  )
}

function relationsFile(part: string): string {
  return nameOf(`${dirname(part)}/_rels/${part.split('/').at(-1)}.rels`)
}

function relationsOf(xml: string, folder: string): Relation[] {
  return elementsOf(xml, 'Relationship').map(({ Id = '', Type = '', Target = '', TargetMode }) => {
    const isOutside = TargetMode === 'External'
    const inside = Target.startsWith('/') ? Target : `${folder}/${Target}`
    return {
      id: Id,
      kind: Type.split('/').at(-1) ?? '',
      target: isOutside ? Target : nameOf(inside),
      isOutside,
    }
  })
}

/** Names of parts begin with a slash or not, and say nothing by capitals (ECMA-376 part 2, 6.2.2). */
function nameOf(name: string): string {
  return normalize(name).replace(/^\/+/, '').toLowerCase()
}

function elementsOf(xml: string, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name.split(':').at(-1) === element) found.push(attributes)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}
