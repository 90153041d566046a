import { useState } from 'react'
import { BareButton, LinkButton } from '#src/ui/button.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import type { HomeItem } from '../../home/contract.ts'
import { formatWait } from '../desk/labels.ts'
import { itemHref } from './addresses.ts'
import css from './home.module.css'
import { kindLabel } from './words.ts'

interface FirstItemProps {
  /** What nobody has taken, the oldest first. */
  items: readonly HomeItem[]
}

/** The oldest thing that nobody has taken: it comes before all others, and may be left for the next one. */
export function FirstItem({ items }: FirstItemProps) {
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const left = items.filter(({ id }) => !skipped.includes(id))
  const item = left[0] ?? items[0]
  if (!item) return null
  // After the last one it begins again with the oldest.
  const skip = () => setSkipped(left.length > 1 ? [...skipped, item.id] : [])
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
      <div className={css.act}>
        <LinkButton look="secondary" href={itemHref(item)}>
          Ouvrir et décider
        </LinkButton>
        {items.length > 1 && (
          <BareButton className={css.skip} onClick={skip}>
            Passer à la suivante
          </BareButton>
        )}
      </div>
    </section>
  )
}
