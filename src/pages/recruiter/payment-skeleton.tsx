import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { paymentHref } from '#src/subscriptions/payments/web/filters.ts'
import { PaymentSkeletonPopup } from '#src/subscriptions/payments/web/skeleton.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id/PopupSkeleton')(
  {
    staticData: {
      title: 'Paiements',
      requires: ['view', 'my company profile'],
      parents: [{ title: 'Paiements', to: '/dashboard/recruteur/compagnie/paiements' }],
    },
    component: Popup,
  },
)

function Popup() {
  const navigate = useNavigate()
  const id = Number(Route.useParams().id)
  return <PaymentSkeletonPopup onClose={() => navigate({ to: paymentHref(id), replace: true })} />
}
