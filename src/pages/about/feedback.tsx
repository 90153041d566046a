import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '#src/contact/requests/web/feedback.tsx'
import { currentTime } from '#src/shared/dates.ts'
import { pageContext } from '#src/shell/api/page-context.ts'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_default/feedback')({
  staticData: { title: 'Donner mon avis' },
  validateSearch: (search): SearchParams => search as SearchParams,
  loader: () => ({ answered: pageContext()?.answered, openedAt: currentTime() }),
  component: Page,
})

function Page() {
  const [about = ''] = valuesOf(Route.useSearch(), 'page')
  return <FeedbackPage {...Route.useLoaderData()} about={about} />
}
