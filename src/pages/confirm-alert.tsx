import { createFileRoute } from '@tanstack/react-router'
import { ConfirmAlert } from '#src/offers/web/alert-confirmation.tsx'
import { confirmationQuery } from '#src/offers/web/alert-queries.ts'

export const Route = createFileRoute('/_blank/alerte/$token')({
  staticData: { title: 'Confirmez votre alerte' },
  loader: ({ context, params }) => context.queryClient.prefetchQuery(confirmationQuery(params.token)),
  component: ConfirmAlertPage,
})

function ConfirmAlertPage() {
  return <ConfirmAlert token={Route.useParams().token} />
}
