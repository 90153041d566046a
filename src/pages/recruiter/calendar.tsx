import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#src/calendar/events/web/page.tsx'
import { eventsQuery } from '#src/calendar/events/web/queries.ts'
import { readCalendarSearch } from '#src/calendar/events/web/search.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/calendrier')({
  staticData: { title: 'Mon calendrier', requires: ['view', 'my offers applications'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) => {
    if (typeof document !== 'undefined') return undefined
    const search = readCalendarSearch(deps)
    return context.queryClient.prefetchQuery(eventsQuery(search.view ?? 'liste', search))
  },
  component: Page,
})

function Page() {
  return <CalendarPage search={readCalendarSearch(Route.useSearch())} />
}
