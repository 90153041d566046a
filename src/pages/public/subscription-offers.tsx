import { createFileRoute } from '@tanstack/react-router'
import { readChosenPlan } from '#src/subscriptions/plans/web/choice.ts'
import { plansQuery } from '#src/subscriptions/plans/web/queries.ts'
import { SubscribingPage } from '#src/subscriptions/plans/web/subscribing.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/abonnement')({
  staticData: { title: 'Abonnement' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(plansQuery)
  },
  component: () => <SubscribingPage chosen={readChosenPlan(Route.useSearch())} />,
})
