import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { PLAN_TIERS, type PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import { readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screen from '../lists/screen.module.css'
import { PlanChangeForm } from './change-form.tsx'
import { PlanGrid } from './grid.tsx'
import { PLANS, PlansHead } from './head.tsx'
import { PlanHistory } from './history.tsx'
import css from './plans.module.css'
import { plansQuery } from './queries.ts'

interface PlansSearch {
  /** The plan whose change is prepared. */
  formule?: PlanTier
}

export function readPlansSearch(raw: Record<string, unknown>): PlansSearch {
  return readFilters(raw, { formule: (value) => PLAN_TIERS.some((tier) => tier === value) })
}

/** What companies pay and get: what counts today, the change that is prepared, and what was changed before. */
export function PlansPage({ search: { formule = 'gold' } }: { search: PlansSearch }) {
  const router = useRouter()
  const { data: plans, error, refetch } = useQuery(plansQuery)
  const choose = (tier: PlanTier) =>
    void router.navigate({
      href: PLANS + stringifySearch({ formule: tier }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PlansHead />
      {plans ? (
        <div className={screen.body}>
          <div className={css.beside}>
            <PlanGrid plans={plans} />
            <PlanChangeForm key={formule} plans={plans} plan={formule} onPlan={choose} />
          </div>
          <PlanHistory plans={plans} />
        </div>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}
