import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { ChargeCard } from '#src/subscriptions/operators/web/charge-card.tsx'
import { PaymentPage } from '#src/subscriptions/payments/web/detail.tsx'
import { paymentQuery } from '#src/subscriptions/payments/web/queries.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/compagnie/$tab/paiements/$id')({
  staticData: {
    title: 'Paiements',
    requires: ['view', 'my company profile'],
    parents: [{ title: 'Paiements', to: '/dashboard/recruteur/compagnie/paiements' }],
  },
  loader: async ({ context: { queryClient }, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    const payment = await orNotFound(queryClient.ensureQueryData(paymentQuery(Number(params.id))))
    return { crumb: payment.reference }
  },
  component: Payment,
})

function Payment() {
  const id = Number(Route.useParams().id)
  return (
    <>
      <PaymentPage key={id} id={id} charge={(payment) => <ChargeCard payment={payment} />} />
      <Outlet />
    </>
  )
}
