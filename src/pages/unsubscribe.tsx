import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '#src/notifications/web/unsubscribe-page.tsx'
import { unsubscriptionQuery } from '#src/notifications/web/unsubscribe-query.ts'

export const Route = createFileRoute('/_blank/desabonnement/$token')({
  staticData: { title: 'Se désabonner' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  loader: ({ context, params }) => context.queryClient.prefetchQuery(unsubscriptionQuery(params.token)),
  component: () => <UnsubscribePage token={Route.useParams().token} />,
})
