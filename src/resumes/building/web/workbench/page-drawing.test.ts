import { expect, test } from 'vitest'
import { PRINTED_RESUMES } from '#test/resumes/printed-resumes.ts'
import { composePages } from '../../../composing/compose.ts'
import type { ResumeDocument } from '../../../shared/document.ts'
import { wholePages } from '../../../shared/drawn-pages.ts'
import { PageDrawing } from './page-drawing.ts'

/** As much of a browser's element as a drawing asks for; counts what is made. */
class FakeElement {
  static made = 0
  readonly ownerDocument = { createElementNS: (_: string, name: string) => new FakeElement(name) }
  readonly #values = new Map<string, string>()
  readonly name: string
  children: FakeElement[] = []
  parent: FakeElement | null = null

  constructor(name: string) {
    this.name = name
    FakeElement.made += 1
  }

  get attributes() {
    return [...this.#values.keys()].map((name) => ({ name }))
  }

  setAttribute(name: string, value: string) {
    this.#values.set(name, value)
  }

  getAttribute(name: string) {
    return this.#values.get(name)
  }

  removeAttribute(name: string) {
    this.#values.delete(name)
  }

  append(node: FakeElement) {
    this.insertBefore(node, null)
  }

  insertBefore(node: FakeElement, before: FakeElement | null) {
    node.parent = this
    const at = before ? this.children.indexOf(before) : this.children.length
    this.children.splice(at, 0, node)
  }

  remove() {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1)
  }

  replaceWith(node: FakeElement) {
    this.parent?.insertBefore(node, this)
    this.remove()
  }

  /** Without the names that each drawing has of its own. */
  get words(): string {
    const values = [...this.#values].sort().map(([name, value]) => ` ${name}="${value}"`)
    const said = `${this.name}${values.join('')}`.replaceAll(/sheet-\d+-/g, '')
    return `<${said}>${this.children.map(({ words }) => words).join('')}</>`
  }
}

function drawing() {
  const host = new FakeElement('div')
  const pages = new PageDrawing(host as unknown as Element)
  return { host, show: (svg: string) => pages.show(svg) }
}

const afresh = (svg: string) => {
  const { host, show } = drawing()
  show(svg)
  return host.words
}

async function pageOf(headline: string, style: Partial<ResumeDocument['style']> = {}) {
  const cv = PRINTED_RESUMES.COMPLETE
  const identity = { ...cv.identity, headline }
  const [page = ''] = wholePages(await composePages({ ...cv, identity, style: { ...cv.style, ...style } }))
  return page
}

test('a page that goes on from another is the one that is drawn afresh, whatever changed', async () => {
  const { host, show } = drawing()
  const states = [
    await pageOf('Cheffe de projet'),
    await pageOf('Cheffe de projets'),
    await pageOf('Cheffe de projet, puis de produit, '.repeat(6)),
    await pageOf(''),
    await pageOf('Cheffe de projet', { template: 'elegant' }),
    await pageOf('Cheffe de projet', { template: 'creatif', accent: '#166534' }),
    await pageOf('Cheffe de projet'),
  ]
  for (const state of states) {
    show(state)
    expect(host.words).toBe(afresh(state))
  }
})

test('a letter changes its line alone', async () => {
  const [before, after] = [await pageOf('Cheffe de projet'), await pageOf('Cheffe de projets')]
  const { show } = drawing()
  show(before)
  const all = FakeElement.made
  show(after)
  expect(all).toBeGreaterThan(100)
  expect(FakeElement.made - all).toBeLessThan(5)
})

test('nothing of a page acts or leads anywhere, and two pages share no name', () => {
  const { host, show } = drawing()
  show(
    '<svg viewBox="0 0 1 1" onload="x()"><script>x()</script><a href="https://a.test"><path d="M0"/></a>' +
      '<image href="https://a.test/x.png" width="1"/><image xlink:href="data:image/png;base64,AA"/>' +
      '<g clip-path="url(#d0)" fill="#d00000"/><defs><clipPath id="d0"><path d="M1"/></clipPath></defs></svg>',
  )
  expect(host.words).toBe(
    '<div><svg viewBox="0 0 1 1"><image width="1"></><image href="data:image/png;base64,AA"></>' +
      '<g clip-path="url(#d0)" fill="#d00000"></><defs><clipPath id="d0"><path d="M1"></></></></></>',
  )
  const named = drawing()
  named.show('<svg><g id="d0"/></svg>')
  const other = drawing()
  other.show('<svg><g id="d0"/></svg>')
  const idOf = ({ host: page }: typeof named) => page.children[0]?.children[0]?.getAttribute('id')
  expect(idOf(named)).toMatch(/^sheet-\d+-d0$/)
  expect(idOf(other)).not.toBe(idOf(named))
})
