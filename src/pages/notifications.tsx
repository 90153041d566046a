import { createFileRoute } from '@tanstack/react-router'
import { notificationPageQuery, pageOf } from '#src/notifications/web/notification-page-query.ts'
import { NotificationsPage } from '#src/notifications/web/notifications-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/notifications')({
  staticData: { title: 'Mes notifications', requires: ['view', 'dashboard'] },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  // In the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(notificationPageQuery(deps.page))
      : undefined,
  component: NotificationsPage,
})
