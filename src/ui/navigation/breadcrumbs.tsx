import { AppLink } from '../app-link.tsx'
import { ChevronLeftIcon } from '../icons.tsx'
import { useCrumbs } from './breadcrumb.ts'
import css from './breadcrumbs.module.css'

export function Breadcrumbs() {
  return (
    <nav aria-label="Fil d’Ariane" className={css.crumbs}>
      <ol>
        {useCrumbs().map(({ title, to }) => (
          <li key={to ?? title}>
            {to ? <AppLink href={to}>{title}</AppLink> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On phones, the way back takes the breadcrumb's place. */
export function BackLink() {
  const parent = useCrumbs().at(-2)
  if (!parent?.to) return null
  return (
    <AppLink href={parent.to} className={css.back} data-screen>
      <ChevronLeftIcon size={18} />
      {parent.title}
    </AppLink>
  )
}
