import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/contact/messages/web/page.tsx'
import { currentTime } from '#src/shared/dates.ts'
import { pageContext } from '#src/shell/api/page-context.ts'
import { PLAN_NAMES } from '#src/subscriptions/plans/shared/plans.ts'
import { readChosenPlan } from '#src/subscriptions/plans/web/choice.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/contact')({
  staticData: { title: 'Contact' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loader: () => ({ answered: pageContext()?.answered, openedAt: currentTime() }),
  component: Page,
})

function Page() {
  const { answered, openedAt } = Route.useLoaderData()
  const plan = readChosenPlan(Route.useSearch())
  const object = plan && `Formule ${PLAN_NAMES[plan]}`
  return <ContactPage {...(object && { object })} openedAt={openedAt} answered={answered} />
}
