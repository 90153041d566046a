import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { paymentFileHref, paymentHref } from '../../payments/web/filters.ts'
import {
  PERIOD_LENGTHS,
  PERIOD_RATES,
  type Period,
  PLAN_NAMES,
  type PlanTier,
} from '../../plans/shared/plans.ts'
import { plansQuery } from '../../plans/web/queries.ts'
import { SUBSCRIPTION_BADGES } from '../../terms/shared/statuses.ts'
import type { SubscriptionOverview } from '../contract.ts'
import { CancelSubscription } from './cancelling.tsx'
import { Meters } from './meters.tsx'
import css from './page.module.css'
import { PlanChoice } from './plan-choice.tsx'
import { subscriptionQuery } from './queries.ts'

interface SubscriptionPageProps {
  /** The plan and the period that the address asks for. */
  chosen: { plan: PlanTier | null; period: Period | null }
}

/** What the company has, uses and can have. */
export function SubscriptionPage({ chosen }: SubscriptionPageProps) {
  const company = useUser()?.company
  const { data, error, refetch } = useQuery(subscriptionQuery)
  if (error && !data) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (!data || !company)
    return (
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    )
  const isOwner = company.role === 'owner'
  return (
    <div className={css.page}>
      <Current overview={data} isOwner={isOwner} />
      <Notices overview={data} />
      <Waiting overview={data} />
      {!isOwner && (
        <Alert>L’abonnement dépend du propriétaire de votre société. Vous voyez ici ce qui reste.</Alert>
      )}
      {isOwner && company.status === 'validated' && <PlanChoice overview={data} chosen={chosen} />}
      {isOwner && company.status !== 'validated' && (
        <Alert>
          Une formule se choisit dès que votre société est validée.{' '}
          <AppLink href="/dashboard/recruteur/compagnie/ma-societe">Ouvrir Ma Société</AppLink>
        </Alert>
      )}
    </div>
  )
}

function Current({ overview, isOwner }: { overview: SubscriptionOverview; isOwner: boolean }) {
  const { running } = overview
  return (
    <section className={css.current} aria-labelledby="formule-actuelle">
      <div className={css.plan}>
        <h2 id="formule-actuelle">
          {running ? PLAN_NAMES[running.plan] : 'Sans formule'}{' '}
          {running && (
            <Badge tone={SUBSCRIPTION_BADGES[running.status].tone}>
              {SUBSCRIPTION_BADGES[running.status].label}
            </Badge>
          )}
        </h2>
        <Terms running={running} />
        <KeptLimits overview={overview} />
        {isOwner && running && <CancelSubscription overview={overview} />}
        {!running && (
          <LinkButton href="/tarifs" look="secondary">
            Comparer les formules
          </LinkButton>
        )}
      </div>
      <Meters overview={overview} />
    </section>
  )
}

function Terms({ running }: { running: SubscriptionOverview['running'] }) {
  if (!running) return <p>Une offre active, gratuite, pour toute société vérifiée.</p>
  const { price, period, ends_at } = running
  return (
    <>
      <p>
        <b>{price > 0 ? formatMoney(price) : 'Offerte'}</b> {PERIOD_RATES[period]}
      </p>
      {ends_at && <p>Jusqu’au {formatDate(ends_at)}. Rien n’est prélevé ensuite.</p>}
    </>
  )
}

/** Who subscribed before a plan changed keeps what it allowed until the term ends. */
function KeptLimits({ overview: { running, meters } }: { overview: SubscriptionOverview }) {
  const { data: plans } = useQuery(plansQuery)
  const today = plans?.find(({ plan }) => plan === running?.plan)
  const kept = meters.offers.total
  if (!today || running?.status === 'suspended' || kept === null || kept === today.offer_slots) return null
  return (
    <p>
      Vous gardez {kept} offres jusqu’à la fin de cette période{'\u00A0'}: la formule a changé depuis.
    </p>
  )
}

/** What a plan that ended, stopped or waits means, said before what can be done. */
function Notices({ overview: { running, following, paused_offers } }: { overview: SubscriptionOverview }) {
  return (
    <>
      {running?.status === 'suspended' && (
        <Alert kind="warning">
          Votre formule est suspendue{'\u00A0'}: {running.suspension_reason}{' '}
          <AppLink href="/contact">Nous écrire</AppLink>
        </Alert>
      )}
      {following?.starts_at && (
        <Alert kind="success">
          La suite est payée{'\u00A0'}: {PLAN_NAMES[following.plan]}, {PERIOD_LENGTHS[following.period]} à
          partir du {formatDate(following.starts_at)}.
        </Alert>
      )}
      {paused_offers > 0 && (
        <Alert kind="warning">
          {plural(paused_offers, 'Une offre est', `${paused_offers} offres sont`)} en pause depuis la fin de
          votre formule
          {'\u00A0'}: {plural(paused_offers, 'elle revient', 'elles reviennent')} en ligne avec la prochaine.{' '}
          <AppLink href="/dashboard/recruteur/mes-offres?status=paused">Voir lesquelles</AppLink>
        </Alert>
      )}
    </>
  )
}

function Waiting({ overview: { waiting } }: { overview: SubscriptionOverview }) {
  if (!waiting) return null
  const { payment_id, reference, is_declared, term } = waiting
  const name = `${PLAN_NAMES[term.plan]}, ${PERIOD_LENGTHS[term.period]}`
  return (
    <section className={css.waiting} aria-label="Paiement en cours">
      <div>
        <h2>{is_declared ? `${name}\u00A0: en vérification` : `${name}\u00A0: il reste à payer`}</h2>
        <p>
          {reference}.{' '}
          {is_declared
            ? 'Une personne compare ce que vous avez déclaré et vous prévient par e-mail.'
            : 'La formule commence dès que le paiement est vérifié.'}
        </p>
      </div>
      <LinkButton
        href={is_declared ? paymentHref(payment_id) : paymentFileHref(payment_id)}
        look={is_declared ? 'secondary' : 'primary'}
      >
        {is_declared ? 'Voir le paiement' : 'Terminer le paiement'}
      </LinkButton>
    </section>
  )
}
