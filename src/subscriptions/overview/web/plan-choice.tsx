import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Segments } from '#src/ui/form/segments.tsx'
import type { Quote } from '../../payments/contract.ts'
import { quotesQuery } from '../../payments/web/quotes.ts'
import {
  PERIOD_NAMES,
  PERIOD_RATES,
  PERIODS,
  type Period,
  PLAN_NAMES,
  type PlanTier,
} from '../../plans/shared/plans.ts'
import { IncludedList } from '../../plans/web/included.tsx'
import { plansQuery } from '../../plans/web/queries.ts'
import type { SubscriptionOverview } from '../contract.ts'
import { PLANS_ANCHOR } from './anchors.ts'
import { OrderDialog } from './order-dialog.tsx'
import css from './plan-choice.module.css'

interface PlanChoiceProps {
  overview: SubscriptionOverview
  chosen: { plan: PlanTier | null; period: Period | null }
}

/** The three plans at what they cost this company today. */
export function PlanChoice({ overview, chosen }: PlanChoiceProps) {
  const [period, setPeriod] = useState<Period>(chosen.period ?? 'monthly')
  const { data, error, refetch } = useQuery(quotesQuery)
  const ordered = chosen.plan && !overview.waiting ? chosen.plan : null
  const [plan, setPlan] = useState<PlanTier | null>(ordered)
  if (error && !data) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  const quotes = data?.data.filter((each) => each.period === period)
  return (
    <section id={PLANS_ANCHOR} className={css.section} aria-labelledby="titre-formules">
      <div className={css.head}>
        <h2 id="titre-formules">Formules</h2>
        <div className={css.periods}>
          <Segments
            legend="Période"
            name="periode"
            value={period}
            onChange={setPeriod}
            choices={PERIODS.map((each) => ({ value: each, label: PERIOD_NAMES[each] }))}
          />
        </div>
      </div>
      {data?.payees.length === 0 && (
        <Alert>
          Aucun moyen de paiement n’est ouvert en ce moment. Écrivez-nous la formule qui vous va{'\u00A0'}:
          une personne vous répond.{' '}
          <LinkButton href={`/contact?formule=${chosen.plan ?? 'gold'}`} look="quiet" small>
            Nous écrire
          </LinkButton>
        </Alert>
      )}
      {quotes ? (
        <div className={css.plans}>
          {quotes.map((quote) => (
            <PlanCard
              key={quote.plan}
              quote={quote}
              overview={overview}
              canPay={data?.payees.length !== 0}
              onChoose={() => setPlan(quote.plan)}
            />
          ))}
        </div>
      ) : (
        <SkeletonLines lines={8} />
      )}
      <OrderDialog
        quote={quotes?.find((each) => each.plan === plan) ?? null}
        payees={data?.payees}
        orders={data?.orders}
        onClose={() => setPlan(null)}
      />
    </section>
  )
}

interface PlanCardProps {
  quote: Quote
  overview: SubscriptionOverview
  canPay: boolean
  onChoose: () => void
}

function PlanCard({ quote, overview: { running, waiting }, canPay, onChoose }: PlanCardProps) {
  const { plan, period, price, kind, refusal } = quote
  const { data: plans } = useQuery(plansQuery)
  const facts = plans?.find((each) => each.plan === plan)
  const isCurrent = running?.plan === plan
  const isWaiting = waiting?.term.plan === plan
  return (
    <section className={isCurrent ? css.current : css.plan} aria-labelledby={`choisir-${plan}`}>
      <h3 id={`choisir-${plan}`}>
        {PLAN_NAMES[plan]}
        {isCurrent && <Badge tone="blue">Formule actuelle</Badge>}
        {isWaiting && !isCurrent && <Badge tone="amber">Paiement en cours</Badge>}
      </h3>
      <p className={css.price}>
        <b>{formatMoney(price)}</b> {PERIOD_RATES[period]}
      </p>
      {facts && <IncludedList plan={facts} />}
      {!refusal && canPay && !waiting && (
        <Button look={kind === 'upgrade' || kind === 'new' ? 'primary' : 'secondary'} wide onClick={onChoose}>
          {wordsOf(quote)}
        </Button>
      )}
      <p className={css.under}>
        {waiting ? 'Terminez ou annulez d’abord le paiement en cours.' : (refusal ?? effectOf(quote))}
      </p>
    </section>
  )
}

function wordsOf({ kind, plan }: Quote): string {
  if (kind === 'renewal') return `Prolonger ${PLAN_NAMES[plan]}`
  return kind === 'new' ? `Choisir ${PLAN_NAMES[plan]}` : `Passer à ${PLAN_NAMES[plan]}`
}

/** What ordering it does, in a line under the button. */
function effectOf({ kind, amount, deduction }: Quote): string {
  if (kind === 'upgrade' && deduction > 0)
    return `Aujourd’hui ${formatMoney(amount)}, vos jours restants déduits.`
  if (kind === 'renewal' || kind === 'downgrade') return 'Commence à la fin de la période payée.'
  return 'Commence dès que le paiement est vérifié.'
}
