import type { SearchParams } from '#src/ui/search-params.ts'
import { PERIODS } from '../../plans/shared/plans.ts'
import { readChosenPlan } from '../../plans/web/choice.ts'
import { SubscriptionPage } from './page.tsx'

/** The tab « Abonnement »; `?formule=gold&periode=yearly` opens the order of that plan. */
export default function SubscriptionTab({ search }: { search: SearchParams }) {
  const period = PERIODS.find((each) => each === search.periode) ?? null
  return <SubscriptionPage chosen={{ plan: readChosenPlan(search), period }} />
}
