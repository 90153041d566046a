import { createFileRoute } from '@tanstack/react-router'
import { PricingPage } from '#src/subscriptions/plans/web/pricing.tsx'
import { plansQuery } from '#src/subscriptions/plans/web/queries.ts'

export const Route = createFileRoute('/_default/tarifs')({
  staticData: { title: 'Tarifs' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(plansQuery)
  },
  component: PricingPage,
})
