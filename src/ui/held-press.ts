/** What begins a press and what ends one: a tap's mouse events come after its pointer was lifted. */
const BEGINS = ['pointerdown', 'mousedown']
const ENDS = ['pointerup', 'mouseup', 'pointercancel']

let isHeld = false
const waiting = new Set<() => void>()

function begin() {
  isHeld = true
}

function end() {
  // The click follows in the turn of what ended the press.
  setTimeout(() => {
    isHeld = false
    const acts = [...waiting]
    waiting.clear()
    for (const act of acts) act()
  })
}

if (typeof window !== 'undefined') {
  for (const event of BEGINS) window.addEventListener(event, begin, { capture: true, passive: true })
  for (const event of ENDS) window.addEventListener(event, end, { capture: true, passive: true })
}

/**
 * Does at once what may move the page, or when the press that is held now has had its click: a button that moves
 * between the two halves of a press loses it.
 */
export function afterPress(act: () => void) {
  if (isHeld) waiting.add(act)
  else act()
}
