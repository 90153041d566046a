import { toast } from '#src/ui/overlay/toasts.ts'

/** These open, fold or filter something, and ask the server for a reading at most; `data-looks` says so of others. */
const LOOKS = [
  '[aria-expanded], [aria-haspopup]:not([aria-haspopup="dialog"]), [aria-controls], [aria-current], [role="tab"]',
  '[role="option"], [popovertarget], [commandfor], [aria-label="Fermer"], [data-looks], [data-looks] *',
  'form[method="get"] *, form[action="/offres"] *, form[aria-label="Filtres"] *, #filtres *, [form="filtres"], nav *',
].join(', ')
const PLACES = ['main', 'dialog']
const PRESSED = [
  'button',
  '[role="button"]',
  '[role="switch"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
]
  .flatMap((control) => PLACES.map((place) => `${place} ${control}`))
  .join(', ')
const OUT_OF_USE = 'data-out-of-use'
/** A control that has just come alive says of itself again that it can be used. */
const MARKED = `[${OUT_OF_USE}][aria-disabled="true"]`

/** Finds what was pressed that could change something. */
function findChanging(target: EventTarget | null): Element | null {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null
  return pressed && !pressed.matches(LOOKS) ? pressed : null
}

/** A form that only reads leaves what it asks in the address. */
function isChangingForm(target: EventTarget | null): boolean {
  const reads = '[method="get"], [action="/offres"], [aria-label="Filtres"], #filtres, [data-looks]'
  return target instanceof HTMLFormElement && !target.matches(reads)
}

/**
 * Puts out of use whatever of the pages could change something: it loses its colour, says why, and a press says it too. The
 * server refuses every change anyway; a button that it refuses should not look as if it worked.
 * @param reasonId the element that says why
 * @returns puts an end to it
 */
export function makePageReadOnly(reasonId: string, reason: { title: string; text: string }): () => void {
  const mark = () => {
    for (const control of document.querySelectorAll(`:is(${PRESSED}):not(${MARKED}, ${LOOKS})`)) {
      control.setAttribute(OUT_OF_USE, '')
      control.setAttribute('aria-disabled', 'true')
      control.setAttribute('aria-describedby', reasonId)
    }
  }
  const refuse = (event: Event) => {
    const isChange =
      event.type === 'submit' ? isChangingForm(event.target) : findChanging(event.target) !== null
    if (!isChange) return
    event.preventDefault()
    event.stopImmediatePropagation()
    toast.info(reason)
  }
  mark()
  const watch = new MutationObserver(mark)
  const attributeFilter = ['aria-disabled', OUT_OF_USE]
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter })
  for (const event of ['click', 'submit']) window.addEventListener(event, refuse, { capture: true })
  return () => {
    watch.disconnect()
    for (const event of ['click', 'submit']) window.removeEventListener(event, refuse, { capture: true })
  }
}
