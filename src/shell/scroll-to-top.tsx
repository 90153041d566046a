import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { footHeight, isFree } from './free-room.ts'
import css from './scroll-to-top.module.css'
import { useAtRest } from './scrolled-past.ts'

/** Its width and height, in px, as in its style sheet. */
const SIZE = 44
/** How much higher it stands where something to press would be under it, in px, as often as it takes. */
const STEP = 60
const STEPS = [0, 1, 2, 3, 4]
const CONTROLS = 'a, button, input, select, textarea, summary, label'

/** Goes back to the top, once 200 px away from it, from a place where nothing to press is under it. */
export function ScrollToTop() {
  const height = useAtRest(200, freeHeight)
  if (height === null) return null
  const calm = () =>
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <button
      type="button"
      className={css.top}
      style={{ bottom: `calc(var(--foot) + ${height}px)` }}
      data-floats
      aria-label="Revenir en haut de la page"
      onClick={() => window.scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' })}
    >
      <ArrowUpIcon />
    </button>
  )
}

/** Finds how far above the bars at the foot of the window it covers nothing, in px; null where everything is taken. */
function freeHeight(): number | null {
  const { clientWidth, clientHeight } = document.documentElement
  const isNarrow = clientWidth < 600
  const foot = footHeight()
  const right = clientWidth - (isNarrow ? 16 : 24)
  const lowest = isNarrow ? 84 : 24
  const controls = document.querySelectorAll<HTMLElement>(CONTROLS)
  const heights = STEPS.map((step) => lowest + step * STEP)
  const isFreeAt = (height: number) => {
    const bottom = clientHeight - foot - height
    return isFree({ top: bottom - SIZE, bottom, left: right - SIZE, right }, controls)
  }
  return heights.find(isFreeAt) ?? null
}
