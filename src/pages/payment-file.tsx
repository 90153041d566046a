import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute(
  '/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id/PopupPaymentFile',
)({ component: () => null })
