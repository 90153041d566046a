import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { decimal } from '#src/offers/statistics/web/words.ts'
import { currentTime, formatDate, formatShortDate } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { listQuotes } from '../../payments/contract.ts'
import { PAYMENTS_A_DAY } from '../../payments/shared/limits.ts'
import { METHOD_NAMES, type PaymentMethod } from '../../payments/shared/methods.ts'
import { paymentFileHref } from '../../payments/web/filters.ts'
import { splitTax, TAX_PERCENT } from '../../shared/value-added-tax.ts'
import type { showSponsoringCredits } from '../../sponsoring/contract.ts'
import { SPONSORING_CREDITS, type SponsoringDays } from '../../sponsoring/shared/sponsorings.ts'
import { useOrderSponsoring, useSponsorWithCredits } from './queries.ts'
import css from './sponsor-offer.module.css'

export interface Purchase {
  id: number
  days: SponsoringDays
  /** The end of a sponsoring that begins now. */
  until: Date
  earlier: Earlier | null
}

type Earlier = NonNullable<ReplyOf<typeof showSponsoringCredits>['data']['earlier']>

interface CreditSummaryProps extends Purchase {
  left: number
  lacks: boolean
  isOwner: boolean
}

export function CreditSummary({ id, days, until, earlier, left, lacks, isOwner }: CreditSummaryProps) {
  const { mutate, isPending, error } = useSponsorWithCredits(id)
  const cost = SPONSORING_CREDITS[days]
  const sponsor = () =>
    mutate(days, { onSuccess: () => toast.success({ title: `Offre sponsorisée pour ${days} jours` }) })
  return (
    <Summary
      lines={[
        [`${days} jours`, `${formatShortDate(currentTime())} – ${formatDate(until)}`],
        ['Crédits du mois', `${cost} sur ${left} qui ${plural(left, 'reste', 'restent')}`],
      ]}
      total={formatMoney(0)}
      earlier={earlier}
      error={error}
      note={
        lacks
          ? isOwner
            ? 'Choisissez «\u00A0Payer\u00A0», ou une durée plus courte.'
            : 'Le propriétaire de votre société peut la payer.'
          : 'Elle commence tout de suite.'
      }
    >
      {!lacks && (
        <Button loading={isPending} onClick={sponsor}>
          Sponsoriser, {cost} {plural(cost, 'crédit')}
        </Button>
      )}
    </Summary>
  )
}

interface PaymentSummaryProps extends Purchase {
  price: number
  method: PaymentMethod | null
  /** Undefined while they are read. */
  quotes: ReplyOf<typeof listQuotes> | undefined
}

export function PaymentSummary({ id, days, earlier, price, method, quotes }: PaymentSummaryProps) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useOrderSponsoring(id)
  const { excl_tax, tax } = splitTax(price)
  if (quotes?.payees.length === 0)
    return <Alert>Les paiements ne sont pas encore ouverts. Écrivez-nous pour sponsoriser cette offre.</Alert>
  const pay = () =>
    method &&
    mutate(
      { days, payment_method: method, amount: price },
      { onSuccess: (answer) => navigate({ to: paymentFileHref(answer.data.id) }) },
    )
  return (
    <Summary
      lines={[
        [`${days} jours`, 'dès que le paiement est vérifié'],
        ['Hors taxes', formatMoney(excl_tax)],
        [`TVA ${TAX_PERCENT}\u00A0%`, formatMoney(tax)],
      ]}
      total={formatMoney(price)}
      earlier={earlier}
      error={error}
      note="Elle commence quand le paiement est vérifié, et les jours comptent à partir de là."
    >
      <DailyLimitNote limit={PAYMENTS_A_DAY.order} now={quotes?.orders} />
      {method && (
        <Button loading={isPending} onClick={pay} disabled={quotes?.orders.left === 0}>
          Payer {formatMoney(price)} par {METHOD_NAMES[method]}
        </Button>
      )}
    </Summary>
  )
}

interface SummaryProps {
  lines: readonly (readonly [label: string, value: string])[]
  total: string
  earlier: Earlier | null
  error: Error | null
  note: string
  /** What it is ordered by. */
  children: ReactNode
}

/** What it costs, and the press that orders it. */
function Summary({ lines, total, earlier, error, note, children }: SummaryProps) {
  return (
    <section className={css.summary} aria-label="Récapitulatif">
      <dl className={css.sums}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <div className={css.order}>
        {error && (
          <Alert kind="error" live>
            {error.message}
          </Alert>
        )}
        {children}
        <p>{note}</p>
      </div>
      {earlier && <EarlierFigures {...earlier} />}
    </section>
  )
}

/** What sponsoring brought this company so far, beside what it costs. */
function EarlierFigures({ offers, views, applications }: Earlier) {
  const parts = [
    views !== null && `${decimal(views)} fois les vues`,
    applications !== null && `${decimal(applications)} fois les candidatures`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  const whose = plural(
    offers,
    'Votre dernière offre sponsorisée a eu',
    'Vos deux dernières offres sponsorisées ont eu',
  )
  return (
    <p className={css.earlier}>
      {whose} {parts.join(' et ')} d’un jour sans. Rien n’est promis.
    </p>
  )
}
