import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import type { Meter, SubscriptionOverview } from '../contract.ts'
import css from './page.module.css'

/** How much of each limit is used, and what to do where nothing is left. */
export function Meters({ overview: { meters, renewed_on } }: { overview: SubscriptionOverview }) {
  const again = renewed_on && `Remise à zéro le ${formatDate(renewed_on)}`
  const { offers, members, contacts, sponsorings } = meters
  return (
    <div className={css.meters}>
      <MeterBar
        label="Offres en ligne ou en validation"
        meter={offers}
        under={leftOf(offers, 'offre encore possible', 'offres encore possibles')}
      />
      <MeterBar
        label="Sponsorisations du mois"
        meter={sponsorings}
        under={again ?? 'Comprises à partir de Gold'}
      />
      <MeterBar
        label="Contacts de profils du mois"
        meter={contacts}
        under={again ?? 'Compris à partir de Gold'}
      />
      <MeterBar
        label="Membres qui recrutent"
        meter={members}
        under={leftOf(members, 'place encore libre', 'places encore libres')}
      />
    </div>
  )
}

function leftOf({ taken, total }: Meter, one: string, many: string): string {
  if (total === null) return 'Sans limite'
  const left = Math.max(0, total - taken)
  return left === 0 ? 'Tout est pris' : `${left} ${plural(left, one, many)}`
}

interface MeterBarProps {
  label: string
  meter: Meter
  under: string
}

function MeterBar({ label, meter: { taken, total }, under }: MeterBarProps) {
  const share = total === null || total === 0 ? 0 : Math.min(1, taken / total)
  return (
    <div className={css.meter}>
      <p>
        <span>{label}</span>
        <b>{total === null ? formatCount(taken) : `${formatCount(taken)} / ${formatCount(total)}`}</b>
      </p>
      <span className={css.bar} aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <small>{under}</small>
    </div>
  )
}
