import { createFileRoute } from '@tanstack/react-router'
import { ConfirmAlert } from '#src/offers/alerts/web/confirmation.tsx'
import { confirmationQuery } from '#src/offers/alerts/web/queries.ts'

export const Route = createFileRoute('/_blank/alerte/$token')({
  staticData: { title: 'Confirmez votre alerte' },
  loader: ({ context, params }) => context.queryClient.prefetchQuery(confirmationQuery(params.token)),
  component: ConfirmAlertPage,
})

function ConfirmAlertPage() {
  return <ConfirmAlert token={Route.useParams().token} />
}
