import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useLayoutEffect, useRef } from 'react'

/**
 * On a slow phone a control is pressed before the page is alive: it says that it waits (`aria-busy`), and is pressed
 * again as soon as it can answer. Spread what is returned over a button or a link that only scripts make work.
 */
export function useEarlyPress<E extends HTMLElement>(waits = true) {
  const control = useRef<E>(null)
  useLayoutEffect(() => {
    const element = control.current
    if (!element?.hasAttribute('data-waits')) return
    for (const mark of ['data-waits', 'aria-disabled']) element.removeAttribute(mark)
    if (!element.hasAttribute('data-pressed')) return
    for (const mark of ['data-pressed', 'aria-busy']) element.removeAttribute(mark)
    // After the answers given early, each told in a turn of its own before this one.
    setTimeout(() => element.click())
  }, [])
  return { ref: control, ...(waits && { 'data-waits': '' }) }
}

/** As text, in the page itself and nowhere else: it must run before any file comes. A form's button is served disabled (`data-early`), for a browser without scripts. */
const heldScript = createIsomorphicFn()
  .server(() =>
    `(() => {
  const hold = (event) => {
    const control = event.target.closest?.('[data-waits]')
    if (!control) return
    event.preventDefault()
    control.setAttribute('data-pressed', '')
    control.setAttribute('aria-busy', 'true')
  }
  const open = () => {
    for (const control of document.querySelectorAll('[data-early]')) {
      control.setAttribute('aria-disabled', 'true')
      control.disabled = false
    }
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('readystatechange', open, { once: true })
})()`.replaceAll(/\n\s+/g, '\n'),
  )
  .client(() => '')

/** Before the controls of a page: keeps what is pressed until they can answer. */
export function EarlyPresses() {
  return <ScriptOnce>{heldScript()}</ScriptOnce>
}
