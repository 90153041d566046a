import { formatCount } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import type { LandingLink, LandingPage } from '../contract.ts'
import css from './links.module.css'

interface LinkChipsProps {
  title: string
  links: readonly LandingLink[]
  /** So many long names are read in columns. */
  isLong?: boolean
}

/** Links to other landing pages, each with its number of offers. */
export function LinkChips({ title, links, isLong }: LinkChipsProps) {
  if (links.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className={isLong ? css.columns : css.chips}>
        {links.map(({ name, path, count }) => (
          <li key={path}>
            <AppLink href={path}>
              {name}
              <span className={css.count}>
                {formatCount(count)}
                <span className="hidden-text"> offres</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The towns around with their distance, or the neighbouring occupations. */
export function NearList({ near }: Pick<LandingPage, 'near'>) {
  if (near.length === 0) return null
  const isAround = near.some(({ km }) => km !== null)
  return (
    <section>
      <h2>{isAround ? 'Villes proches' : 'Métiers proches'}</h2>
      <ul className={css.near}>
        {near.map(({ name, path, count, km }) => (
          <li key={path}>
            <AppLink href={path}>{name}</AppLink>
            <span>{km !== null && `${formatCount(km)}\u00a0km`}</span>
            <b>{counted(count, 'offre')}</b>
          </li>
        ))}
      </ul>
      {isAround && <p className={css.fine}>Distances à vol d’oiseau.</p>}
    </section>
  )
}
