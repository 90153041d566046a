import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PlannedPage } from '#src/shell/frames/planned-page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id')({
  staticData: {
    title: 'Paiements',
    requires: ['view', 'my company profile'],
    parents: [{ title: 'Abonnement', to: '/dashboard/recruteur/compagnie/abonnement' }],
  },
  component: Payment,
})

function Payment() {
  return (
    <>
      <PlannedPage />
      <Outlet />
    </>
  )
}
