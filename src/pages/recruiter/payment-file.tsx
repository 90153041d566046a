import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute(
  '/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id/PopupPaymentFile',
)({
  staticData: {
    title: 'Paiements',
    requires: ['view', 'my company profile'],
    parents: [{ title: 'Abonnement', to: '/dashboard/recruteur/compagnie/abonnement' }],
  },
  component: () => null,
})
