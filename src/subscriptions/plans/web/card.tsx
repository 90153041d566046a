import { formatMoney } from '#src/shared/money.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import type { PublicPlan } from '../contract.ts'
import { monthlyPrice, PERIOD_RATES, PERIODS, PLAN_NAMES, type PlanTier } from '../shared/plans.ts'
import { subscribeHref } from './choice.ts'
import { IncludedList } from './included.tsx'
import css from './pricing.module.css'

const AUDIENCES: Record<PlanTier, string> = {
  silver: 'Un poste de temps en temps, une personne qui s’en occupe.',
  gold: 'Une petite équipe qui recrute toute l’année.',
  premium: 'Plusieurs sites ou beaucoup de postes à la fois.',
}
/** The plan that the page puts forward. */
const FEATURED: PlanTier = 'gold'

export function PlanCard({ plan }: { plan: PublicPlan }) {
  const isFeatured = plan.plan === FEATURED
  const name = PLAN_NAMES[plan.plan]
  const isOwn = useUser()?.company?.plan === plan.plan
  return (
    <section className={isFeatured ? css.featured : css.plan} aria-labelledby={`formule-${plan.plan}`}>
      <h2 id={`formule-${plan.plan}`}>{name}</h2>
      <p className={css.audience}>{AUDIENCES[plan.plan]}</p>
      {PERIODS.map((period) => (
        <div key={period} className={css.price} data-period={period}>
          <p className={css.amount}>{formatMoney(plan.prices[period])}</p>
          <p className={css.term}>
            {period === 'monthly'
              ? 'par mois, sans engagement'
              : `${PERIOD_RATES[period]}, soit ${formatMoney(monthlyPrice(plan.prices, period))} par mois`}
          </p>
        </div>
      ))}
      {isOwn ? (
        <LinkButton look="secondary" wide href="/dashboard/recruteur/compagnie/abonnement">
          Votre formule actuelle
        </LinkButton>
      ) : (
        <LinkButton look={isFeatured ? 'primary' : 'secondary'} wide href={subscribeHref(plan.plan)}>
          Choisir {name}
        </LinkButton>
      )}
      <div className={css.included}>
        <IncludedList plan={plan} />
      </div>
    </section>
  )
}
