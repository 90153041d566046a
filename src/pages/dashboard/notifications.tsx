import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '#src/notifications/web/page.tsx'
import { notificationPageQuery, pageOf } from '#src/notifications/web/queries.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/dashboard/notifications')({
  staticData: { title: 'Mes notifications', requires: ['view', 'dashboard'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(notificationPageQuery(pageOf(deps)))
      : undefined,
  component: NotificationsPage,
})
