import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Reads a PDF as other software does: laid out as on the page, in the order in which it is drawn (poppler), and by its
 * tags.
 */
export async function readPdf(pdf: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'asafidy-pdf-'))
  const file = join(folder, 'cv.pdf')
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 })
  try {
    writeFileSync(file, pdf)
    return {
      layout: run('pdftotext', '-layout', file, '-'),
      drawn: run('pdftotext', '-raw', file, '-'),
      ...(await readTags(pdf)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads as a screen reader does: along the tree of tags, each with its words. */
async function readTags(pdf: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const read: { role: string; text: string }[] = []
  for (let number = 1; number <= document.numPages; number += 1)
    read.push(...(await readPage(await document.getPage(number))))
  const { info } = await document.getMetadata()
  const { Lang } = (await document.getMetadata()).info as { Lang?: string }
  const facts = info as { Title?: string; Author?: string; Language?: string }
  await loading.destroy()
  return {
    pages: document.numPages,
    tagged: read.map(({ text }) => text).join(''),
    headings: read.filter(({ role }) => /^H\d$/.test(role)).map(({ text }) => text.trim()),
    title: facts.Title,
    author: facts.Author,
    language: facts.Language ?? Lang,
  }
}

async function readPage(page: PDFPageProxy) {
  const texts = await textsById(page)
  const read: { role: string; text: string }[] = []
  const walk = (node: StructTree | StructContent, role: string) => {
    if ('children' in node) for (const child of node.children) walk(child, node.role)
    else read.push({ role, text: texts.get(node.id ?? '') ?? '' })
  }
  walk(await page.getStructTree(), '')
  return read
}

type StructTree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
type StructContent = Exclude<StructTree['children'][number], StructTree>

/** Returns the words of each marked piece of a page; what stands outside of them is decoration. */
async function textsById(page: PDFPageProxy): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const open: (string | null)[] = []
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      const id = open.findLast(Boolean)
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id || null)
  }
  return texts
}
