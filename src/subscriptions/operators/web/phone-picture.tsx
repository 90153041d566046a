import { formatMoney } from '#src/shared/money.ts'
import css from './phone-picture.module.css'

interface PhonePictureProps {
  operator: string
  amount: number
  reference: string
}

/** What the payer's phone asks, drawn: an illustration, which says nothing that the words beside it don't. */
export function PhonePicture({ operator, amount, reference }: PhonePictureProps) {
  return (
    <div className={css.phone} aria-hidden="true">
      <div className={css.screen}>
        <div className={css.request}>
          <b>{operator}</b>
          <span>
            Payer {formatMoney(amount)}
            {'\u00A0'}?
          </span>
          <span>Motif {reference}</span>
          <span>Votre code secret</span>
          <span className={css.code}>
            <i />
            <i />
          </span>
          <span className={css.answers}>
            <span>Annuler</span>
            <span>Envoyer</span>
          </span>
        </div>
      </div>
    </div>
  )
}
