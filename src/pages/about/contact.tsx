import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/contact/messages/web/page.tsx'
import { PLAN_NAMES } from '#src/subscriptions/plans/shared/plans.ts'
import { readChosenPlan } from '#src/subscriptions/plans/web/choice.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/contact')({
  staticData: { title: 'Contact' },
  validateSearch: (search): SearchParams => search as SearchParams,
  component: Page,
})

function Page() {
  const plan = readChosenPlan(Route.useSearch())
  return <ContactPage object={plan ? `Formule ${PLAN_NAMES[plan]}` : undefined} />
}
