import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useLayoutEffect, useRef } from 'react'

/**
 * What a press does while the page is not alive: `native`, the same by the browser alone (a form, a link, a popover);
 * `scripts`, nothing, so it waits for them; `browser`, what it always does.
 */
type EarlyWay = 'native' | 'scripts' | 'browser'

const MARKS = { native: { 'data-native': '' }, scripts: { 'data-waits': '' }, browser: {} }
/** Left by the scripts as they begin to run. */
const BEGUN = 'scripts-begun'
/** How long scripts that have begun are waited for, in milliseconds, before the browser's own way is gone. */
const PATIENCE = 1_200

/**
 * On a slow phone a control is pressed before the page is alive. One with a way of its own goes it, unless the scripts
 * have begun to run: it waits a moment for them then, as the page is not to be left for nothing. One that only scripts
 * make work says that it waits (`aria-busy`), and is pressed again as soon as it can answer. Spread what is returned
 * over a button or a link.
 */
export function useEarlyPress<E extends HTMLElement>(way: EarlyWay = 'scripts') {
  const control = useRef<E>(null)
  // As it was served: a mark that came later would hold what is alive.
  const marks = useRef(MARKS[way])
  useLayoutEffect(() => {
    const element = control.current
    if (!element?.matches('[data-waits], [data-native]')) return
    for (const mark of ['data-waits', 'data-native', 'aria-disabled']) element.removeAttribute(mark)
    if (!element.hasAttribute('data-pressed')) return
    for (const mark of ['data-pressed', 'aria-busy']) element.removeAttribute(mark)
    // After the answers given early, each told in a turn of its own before this one.
    setTimeout(() => element.click())
  }, [])
  return { ref: control, ...marks.current }
}

/** Called as the first of the page's scripts runs: what is pressed from now on can soon be answered by them. */
export function markScriptsBegun(): void {
  performance.mark(BEGUN)
}

/** As text, in the page itself and nowhere else: it must run before any file comes. A form's button that has no way of its own is served disabled (`data-early`), for a browser without scripts. */
const heldScript = createIsomorphicFn()
  .server(() =>
    `(() => {
  const begun = () => performance.getEntriesByName('${BEGUN}')[0]
  const hold = (event) => {
    const control = event.target.closest?.('[data-waits],[data-native]')
    const native = control?.matches('[data-native]')
    if (!control || (native && !begun())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control.matches('[data-pressed]')) return
    control.setAttribute('data-pressed', '')
    control.setAttribute('aria-busy', 'true')
    if (native) setTimeout(follow, ${PATIENCE}, control)
  }
  const follow = (control) => {
    if (!control.matches('[data-pressed]')) return
    for (const mark of ['data-native', 'data-pressed', 'aria-busy']) control.removeAttribute(mark)
    control.click()
  }
  const send = ({ target }) => {
    if (target.matches('[data-sends]') && !begun()) target.form.requestSubmit()
  }
  const open = () => {
    for (const control of document.querySelectorAll('[data-early]')) {
      control.setAttribute('aria-disabled', 'true')
      control.disabled = false
    }
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('change', send)
  document.addEventListener('readystatechange', open, { once: true })
})()`.replaceAll(/\n\s+/g, '\n'),
  )
  .client(() => '')

/** Before the controls of a page: keeps what is pressed until they can answer. */
export function EarlyPresses() {
  return <ScriptOnce>{heldScript()}</ScriptOnce>
}
