import { createFileRoute, notFound } from '@tanstack/react-router'
import { managedOfferQuery } from '#src/offers/managing/web/queries.ts'
import { OfferWritingPage } from '#src/offers/writing/web/page.tsx'
import { orNotFound } from '#src/shell/api/or-not-found.ts'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/$id/modifier')({
  staticData: {
    title: 'Modifier une offre',
    requires: ['edit', 'job offer'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  loader: async ({ context: { queryClient }, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    const id = Number(params.id)
    // Only the server waits for the offer: in the browser the form reads it, and shows what was kept there even
    // without the network.
    if (typeof window === 'undefined') await orNotFound(queryClient.ensureQueryData(managedOfferQuery(id)))
    return { id }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <OfferWritingPage key={id} title="Modifier une offre" id={id} onCreated={() => undefined} />
}
