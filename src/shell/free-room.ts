/** A control taller than this is a card or a picture, of which enough can still be seen and pressed. */
const TALLEST = 72

/** A part of the window, in px from its top and left edges. */
export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

/** How high the bars at the foot of the window are together, in px: the page ends above them. */
export function footHeight(): number {
  return Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0
}

/** Whether none of these things to press or to fill in stands in this part of the window. */
export function isFree(area: Area, controls: Iterable<HTMLElement>): boolean {
  return ![...controls].some((control) => {
    const box = control.getBoundingClientRect()
    const isDrawn = box.width > 0 && box.height > 0 && box.height <= TALLEST
    const meets =
      box.top < area.bottom && box.bottom > area.top && box.left < area.right && box.right > area.left
    return isDrawn && meets && !isBeside(control)
  })
}

/** What floats itself keeps its own place: the bars at the foot, and what a dialog shows above the page. */
function isBeside(control: HTMLElement): boolean {
  return Boolean(control.closest('dialog, [popover], [data-floats]'))
}
