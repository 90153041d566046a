import { dirname, normalize } from 'node:path/posix'
import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'
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
}

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

/** The main part of a document. @throws Unreadable */
export function readMainPart(bytes: Uint8Array, main: string): WordPart {
  return readPart(bytes, main)
}

function readPart(bytes: Uint8Array, part: string): WordPart {
  const files = unzipWanted(bytes, (name) => nameOf(name) === part || nameOf(name) === relationsFile(part))
  const read = new Map([...files].map(([name, file]) => [nameOf(name), decodeText(file)]))
  const relations = relationsOf(read.get(relationsFile(part)) ?? '', dirname(part))
  const outside = relations.filter(({ isOutside, kind }) => isOutside && kind === 'hyperlink')
  return { xml: read.get(part) ?? '', links: new Map(outside.map(({ id, target }) => [id, target])) }
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
