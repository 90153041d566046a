import { AppLink } from '../app-link.tsx'
import css from './trail.module.css'

interface Step {
  name: string
  path: string
}

/** The way from a list to this page, the last step; on every width, for it leads to other pages of its kind. */
export function Trail({ steps, className }: { steps: readonly Step[]; className?: string | undefined }) {
  return (
    <nav aria-label="Fil d’Ariane" className={className} data-screen>
      <ol className={css.trail}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at < steps.length - 1 ? (
              <AppLink href={path}>{name}</AppLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
