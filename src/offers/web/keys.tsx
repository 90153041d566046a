import { formatShortDate } from '#src/shared/dates.ts'
import type { Offer } from '../contract.ts'
import css from './keys.module.css'
import { contractOf, daysLeft, inDays, payOf, placeOf, unsaidPay } from './words.ts'

/** Shows above the fold what decides: pay, contract, place and deadline. */
export function OfferKeys({ offer }: { offer: Offer }) {
  const left = daysLeft(offer)
  const until = offer.application_deadline ?? offer.expires_at
  return (
    <>
      <dl className={css.keys}>
        <div>
          <dt>Salaire / mois</dt>
          <dd>{payOf(offer) ?? 'Non communiqué'}</dd>
        </div>
        <div>
          <dt>Contrat</dt>
          <dd>{contractOf(offer) || 'À choisir'}</dd>
        </div>
        <div>
          <dt>Lieu</dt>
          <dd>{placeOf(offer) || 'À choisir'}</dd>
        </div>
        <div>
          <dt>Date limite</dt>
          <dd className={left === null ? undefined : css.soon}>
            {until ? formatShortDate(until) : 'Non précisée'}
            {left !== null && offer.status === 'open' && <small>{inDays(left)}</small>}
          </dd>
        </div>
      </dl>
      {offer.usual_pay && <p className={css.usual}>{unsaidPay(offer)}</p>}
    </>
  )
}
