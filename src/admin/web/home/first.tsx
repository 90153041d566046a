import { LinkButton } from '#src/ui/button.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import type { HomeItem } from '../../home/contract.ts'
import { formatWait } from '../desk/labels.ts'
import { itemHref } from './addresses.ts'
import css from './home.module.css'
import { kindLabel } from './words.ts'

/** The oldest thing that nobody has taken: it comes before all others. */
export function FirstItem({ item }: { item: HomeItem }) {
  return (
    <section className={css.first} aria-labelledby="first-item">
      <div>
        <p className={css.kicker}>
          À prendre d’abord
          <span className={css.wait}>
            <ClockIcon size={14} />
            attend depuis {formatWait(item.since)}, personne dessus
          </span>
        </p>
        <h2 id="first-item">{item.title}</h2>
        <p>{[kindLabel(item.kind), item.subtitle].filter(Boolean).join(' · ')}</p>
      </div>
      <LinkButton look="secondary" href={itemHref(item)}>
        Ouvrir et décider
      </LinkButton>
    </section>
  )
}
