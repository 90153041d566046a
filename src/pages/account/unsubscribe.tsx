import { createFileRoute } from '@tanstack/react-router'
import { unsubscriptionQuery } from '#src/notifications/unsubscribing/web/queries.ts'
import { UnsubscribePage } from '#src/notifications/unsubscribing/web/unsubscribe-page.tsx'

export const Route = createFileRoute('/_blank/desabonnement/$token')({
  staticData: { title: 'Se désabonner' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  loader: ({ context, params }) => context.queryClient.prefetchQuery(unsubscriptionQuery(params.token)),
  component: () => <UnsubscribePage token={Route.useParams().token} />,
})
