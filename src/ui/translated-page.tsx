import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { FIBER, isBeingHydrated } from './hydration.ts'

/** What stands in the place of a text: programs that translate a page put an element of this name there. */
const TRANSLATION = 'FONT'

declare global {
  interface Document {
    /** What removed texts before the scripts came; `takeRecords` gives what has not been told yet. */
    translations?: { seen: MutationRecord[]; observer: MutationObserver }
  }
}

/** As text, in the page itself: a browser may translate the page before any file has come. */
const recordingScript = createIsomorphicFn()
  .server(() =>
    `(() => {
  const seen = []
  const observer = new MutationObserver((records) => seen.push(...records))
  observer.observe(document.documentElement, { childList: true, subtree: true })
  document.addEventListener('readystatechange', () => observer.takeRecords(), { once: true })
  document.translations = { seen, observer }
})()`.replaceAll(/\n\s+/g, '\n'),
  )
  .client(() => '')

export function EarlyTranslations() {
  return <ScriptOnce>{recordingScript()}</ScriptOnce>
}

/** React leaves what it was told of an element in a property of this name. */
const PROPS = '__reactProps$'

/**
 * How long a text takes its place back while its element is not alive, in milliseconds from the first script on. What
 * translates it comes back each time, and on a slow network the last script is half a minute behind the first; where it
 * never comes, the page is left to its translation.
 */
const PATIENCE = 60_000

/** The element that stands in the place of each text that was translated. */
const shown = new WeakMap<Node, Element>()

/**
 * Many read the site translated by their browser, which puts elements in the place of texts. React knows nothing of them:
 * it would write a new count into a text that is no longer shown, fail to remove one, and, where the page was translated
 * before it came alive, draw all of it anew, without what was typed meanwhile. So each part of the page comes alive in its
 * own words, which the browser then translates again; and a text that changes takes its place back. Called before the page
 * is made alive.
 */
export function keepTranslatable(): void {
  const early = document.translations
  if (early) {
    early.observer.disconnect()
    for (const [text, translation] of findTranslated([...early.seen, ...early.observer.takeRecords()]))
      translation.replaceWith(text)
  }
  const begun = performance.now()
  const changed = new MutationObserver((records) => {
    for (const { target } of records) giveBack(target)
  })
  const replaced = new MutationObserver((records) => {
    for (const [text, translation] of findTranslated(records)) {
      if (performance.now() - begun < PATIENCE && !isAlive(translation)) {
        translation.replaceWith(text)
        continue
      }
      toleratesForeignNodes()
      shown.set(text, translation)
      if (!translation.contains(text)) changed.observe(text, { characterData: true })
    }
  })
  replaced.observe(document.body, { childList: true, subtree: true })
}

/** Finds each text that gave its place to a translation, beside it or within it. */
function findTranslated(records: MutationRecord[]): [Node, Element][] {
  const found: [Node, Element][] = []
  for (const record of records) {
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const translation = translationOf(text, record)
      if (translation?.parentNode === record.target) found.push([text, translation])
    }
  }
  return found
}

function translationOf(text: Node, record: MutationRecord): Element | undefined {
  const beside = [...record.addedNodes, record.previousSibling, record.nextSibling]
  return beside.find((node): node is Element => {
    const isOne = node?.nodeName === TRANSLATION
    // Beside it, another text's translation may stand: one that holds this text is surely its own.
    return isOne && (text.parentNode === null || node.contains(text))
  })
}

/** Whether React knows of the place where it stands, or never will, as what the server wrote is all that it shows. */
function isAlive({ parentElement }: Element): boolean {
  for (let above = parentElement; above; above = above.parentElement) {
    const known = Object.entries(above)
    if (known.some(([name, fiber]) => name.startsWith(FIBER) && isBeingHydrated(fiber))) return false
    for (const [name, props] of known)
      if (name.startsWith(PROPS)) return above === parentElement || 'dangerouslySetInnerHTML' in props
  }
  return false
}

function giveBack(text: Node) {
  const translation = shown.get(text)
  if (translation?.isConnected && !translation.contains(text)) translation.replaceWith(text)
  shown.delete(text)
}

let isTolerant = false

/** From the first translation on: where a text is to be removed, or something put before it, its translation stands for it. */
function toleratesForeignNodes() {
  if (isTolerant) return
  isTolerant = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function removeShown<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    const translation = shown.get(child)
    if (translation?.parentNode === this) removeChild.call(this, translation)
    return child
  }
  Node.prototype.insertBefore = function insertBeforeShown<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T
    const translation = shown.get(before)
    return insertBefore.call(this, node, translation?.parentNode === this ? translation : null) as T
  }
}
