import { ElementType, parseDocument } from 'htmlparser2'
import { isWebLink } from './links.ts'
import { printable, type TypedText, typedRun } from './typed-text.ts'

type ChildNode = ReturnType<typeof parseDocument>['children'][number]
type Text = Extract<ChildNode, { type: ElementType.ElementType.Text }>
type Element = Extract<ChildNode, { attribs: object }>

const isText = (node: ChildNode): node is Text => node.type === ElementType.Text
const isTag = (node: ChildNode): node is Element => node.type === ElementType.Tag

/** Words that look alike within a paragraph. */
interface Run {
  text: TypedText
  strong?: true
  em?: true
  href?: string
  /** True where a line ends before this run. */
  break?: true
}

export type Block = { kind: 'text'; runs: Run[] } | { kind: 'list'; ordered: boolean; items: Block[][] }

type Marks = Omit<Run, 'text' | 'break'>

/** Lists within lists beyond this stand beside what holds them: a page has no room for more. */
const DEEPEST_LIST = 3

/** The paragraphs and lists of a sanitised text, as plain data: every word is a string, no markup goes further. */
export function readRichText(html: string): Block[] {
  if (!html.trim()) return []
  return blocksOf(parseDocument(html).children, 0)
}

function blocksOf(nodes: ChildNode[], depth: number): Block[] {
  const reading = new Reading(depth)
  for (const node of nodes) reading.read(node, {})
  return reading.done()
}

/** Reads one level of the text: words between two blocks are a paragraph. */
class Reading {
  readonly #depth: number
  readonly #blocks: Block[] = []
  #runs: Run[] = []
  #isBroken = false

  constructor(depth: number) {
    this.#depth = depth
  }

  done(): Block[] {
    this.#endParagraph()
    return this.#blocks
  }

  read(node: ChildNode, marks: Marks): void {
    if (isText(node)) this.#addWords(node.data, marks)
    else if (isTag(node)) this.#readTag(node, marks)
  }

  #readTag(node: Element, marks: Marks) {
    if (node.name === 'br') {
      this.#isBroken = this.#runs.length > 0
    } else if (node.name === 'ul' || node.name === 'ol') this.#addList(node)
    else if (node.name === 'p' || node.name === 'li') {
      this.#endParagraph()
      for (const child of node.children) this.read(child, marks)
      this.#endParagraph()
    } else for (const child of node.children) this.read(child, { ...marks, ...marksOf(node) })
  }

  #addWords(data: string, marks: Marks) {
    if (!printable(data) && (this.#runs.length === 0 || !/\s/.test(data))) return
    this.#runs.push({ text: typedRun(data), ...marks, ...(this.#isBroken && { break: true as const }) })
    this.#isBroken = false
  }

  #addList(list: Element) {
    this.#endParagraph()
    const items = list.children.filter(isTag).map(({ children }) => children)
    if (this.#depth >= DEEPEST_LIST) {
      this.#blocks.push(...items.flatMap((children) => flat(children)))
      return
    }
    const read = items.map((children) => blocksOf(children, this.#depth + 1)).filter(({ length }) => length)
    if (read.length) this.#blocks.push({ kind: 'list', ordered: list.name === 'ol', items: read })
  }

  #endParagraph() {
    if (this.#runs.length) this.#blocks.push({ kind: 'text', runs: this.#runs })
    this.#runs = []
    this.#isBroken = false
  }
}

/** Without recursion: who nests lists a thousand deep gets their words all the same. */
function flat(nodes: ChildNode[]): Block[] {
  const texts: Block[] = []
  const open = [...nodes].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (isText(node) && printable(node.data))
      texts.push({ kind: 'text', runs: [{ text: typedRun(node.data) }] })
    else if (isTag(node)) open.push(...[...node.children].reverse())
  }
  return texts
}

function marksOf({ name, attribs }: Element): Marks {
  if (name === 'strong' || name === 'b') return { strong: true }
  if (name === 'em' || name === 'i') return { em: true }
  return name === 'a' && isWebLink(attribs.href ?? '') ? { href: attribs.href ?? '' } : {}
}
