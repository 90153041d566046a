import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PaymentFilePopup } from '#src/subscriptions/payments/web/file-popup.tsx'
import { paymentHref } from '#src/subscriptions/payments/web/filters.ts'

export const Route = createFileRoute(
  '/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id/PopupPaymentFile',
)({
  staticData: {
    title: 'Paiements',
    requires: ['view', 'my company profile'],
    parents: [{ title: 'Paiements', to: '/dashboard/recruteur/compagnie/paiements' }],
  },
  component: Popup,
})

/** The popup has an address of its own; closing it goes back to the page under it. */
function Popup() {
  const navigate = useNavigate()
  const id = Number(Route.useParams().id)
  return <PaymentFilePopup id={id} onClose={() => navigate({ to: paymentHref(id), replace: true })} />
}
