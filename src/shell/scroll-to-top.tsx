import { ArrowUpIcon } from '#src/ui/workspace-icons.tsx'
import css from './scroll-to-top.module.css'
import { useRestsPast } from './scrolled-past.ts'

/** Goes back to the top, once 200 px away from it. */
export function ScrollToTop() {
  if (!useRestsPast(200)) return null
  const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <button
      type="button"
      className={css.top}
      aria-label="Revenir en haut de la page"
      onClick={() => window.scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' })}
    >
      <ArrowUpIcon />
    </button>
  )
}
