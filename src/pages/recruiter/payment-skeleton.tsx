import { createFileRoute } from '@tanstack/react-router'
import { PaymentPopup } from '#src/subscriptions/web/payment-popup.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id/PopupSkeleton')(
  {
    staticData: {
      title: 'Paiements',
      requires: ['view', 'my company profile'],
      parents: [{ title: 'Abonnement', to: '/dashboard/recruteur/compagnie/abonnement' }],
    },
    component: Popup,
  },
)

function Popup() {
  return <PaymentPopup title="Détail du paiement" text="Aucun paiement ne porte ce numéro." />
}
