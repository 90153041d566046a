import { createFileRoute } from '@tanstack/react-router'
import { PaymentPopup } from '#src/subscriptions/web/payment-popup.tsx'

export const Route = createFileRoute(
  '/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id/PopupPaymentFile',
)({
  staticData: {
    title: 'Paiements',
    requires: ['view', 'my company profile'],
    parents: [{ title: 'Abonnement', to: '/dashboard/recruteur/compagnie/abonnement' }],
  },
  component: Popup,
})

function Popup() {
  return (
    <PaymentPopup
      title="Justificatif de paiement"
      text={'Aucun paiement ne porte ce numéro\u00A0: il n’y a pas de justificatif à lire.'}
    />
  )
}
