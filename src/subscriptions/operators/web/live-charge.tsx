import { useEffect, useId, useState } from 'react'
import { currentTime } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { ofName } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import type { PaymentDetail } from '../../payments/contract.ts'
import { METHOD_NAMES } from '../../payments/shared/methods.ts'
import type { ChargeStatus } from '../contract.ts'
import type { OperatorName } from '../shared/charges.ts'
import css from './charge.module.css'
import { PhonePicture } from './phone-picture.tsx'

interface LiveChargeProps {
  payment: PaymentDetail
  charge: NonNullable<ChargeStatus['last']>
}

/** A charge in progress: what the payer confirms where, how long that takes, and what to do when nothing comes. */
export function LiveCharge({ payment, charge }: LiveChargeProps) {
  const left = useSecondsUntil(charge.confirm_until)
  const isLate = left === 0
  const name = METHOD_NAMES[charge.operator]
  const titleId = useId()
  const isOnPhone = charge.payment_url === null
  return (
    <section className={classes(css.live, isOnPhone && css.withPhone)} aria-labelledby={titleId}>
      <div className={css.words}>
        <p role="status" className={css.status}>
          <span className={css.dot} aria-hidden="true" />
          {isLate ? `${name} ne répond pas encore` : 'En attente de votre confirmation'}
        </p>
        <h2 id={titleId}>{titleOf(charge)}</h2>
        {isLate ? (
          <p>
            Si l’argent est parti, il sera retrouvé{'\u00A0'}: nous redemandons à {name}. Ne payez pas une
            deuxième fois. Vous pouvez fermer cette page{'\u00A0'}: nous vous prévenons dès que le paiement
            est accepté,{' '}
            <AppLink className={css.settings} href="/dashboard/parametres/notifications">
              comme vous l’avez choisi
            </AppLink>
            .
          </p>
        ) : (
          <p>
            {name} vous demande <b>{formatMoney(payment.amount)}</b> pour {payment.reference}. Entrez votre
            code secret là-bas, jamais ici. Cette page avance toute seule.
          </p>
        )}
        {!isLate && left !== null && (
          <p className={css.left}>
            Temps pour confirmer <b>{minutesAndSeconds(left)}</b>
            <span className={css.bar}>
              <span style={{ width: `${(100 * left) / secondsOf(charge)}%` }} />
            </span>
          </p>
        )}
        {charge.payment_url !== null && !isLate && (
          <a className={css.open} href={charge.payment_url} rel="noopener">
            Aller chez {name}
          </a>
        )}
        {isOnPhone && (
          <div className={css.actions}>
            <NothingCame operator={charge.operator} />
            {charge.payer_phone !== null && !isLate && <OtherNumber operator={charge.operator} />}
          </div>
        )}
      </div>
      {isOnPhone && !isLate && (
        <PhonePicture operator={name} amount={payment.amount} reference={payment.reference} />
      )}
    </section>
  )
}

function titleOf({ payer_phone, operator }: LiveChargeProps['charge']) {
  return payer_phone
    ? `Confirmez sur le ${formatPhone(payer_phone)}`
    : `Confirmez sur la page ${ofName(METHOD_NAMES[operator])}`
}

/** What to do when the phone shows nothing, by operator. */
const WITHOUT_REQUEST: Record<OperatorName, string> = {
  mvola: 'Ouvrez l’application MVola ou composez #111#, puis cherchez la demande de paiement.',
  airtel_money: 'Ouvrez l’application Airtel Money et cherchez la demande à approuver.',
  orange_money: 'Retournez sur la page d’Orange Money.',
}

function NothingCame({ operator }: { operator: OperatorName }) {
  return (
    <details className={css.nothing}>
      <summary>Je n’ai rien reçu</summary>
      <p>{WITHOUT_REQUEST[operator]}</p>
      <p>
        Sans confirmation, la demande se ferme d’elle-même et rien n’est débité{'\u00A0'}: vous pourrez alors
        redemander, avec un autre numéro ou par un autre moyen. Une seule demande vit à la fois.
      </p>
    </details>
  )
}

/** A request that was sent cannot be called back, so another number is asked once this one is over. */
function OtherNumber({ operator }: { operator: OperatorName }) {
  const name = METHOD_NAMES[operator]
  return (
    <details className={classes(css.nothing, css.quiet)}>
      <summary>Changer de numéro</summary>
      <p>
        Une demande partie ne se rappelle pas{'\u00A0'}: refusez-la sur ce téléphone, ou laissez passer le
        temps. Dès que {name} la dit fermée, cette page vous demande à nouveau le numéro qui paie, et rien
        n’est pris deux fois.
      </p>
    </details>
  )
}

/** Counts down by the browser's clock; null until the page is alive, because the server's moment is another. */
function useSecondsUntil(moment: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((Date.parse(moment) - currentTime()) / 1000)))
    tell()
    const timer = setInterval(tell, 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

const secondsOf = ({ started_at, confirm_until }: LiveChargeProps['charge']) =>
  Math.max(1, (Date.parse(confirm_until) - Date.parse(started_at)) / 1000)

function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0')
  return `${Math.floor(seconds / 60)}\u00A0min ${rest}\u00A0s`
}
