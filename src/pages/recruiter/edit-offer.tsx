import { createFileRoute, notFound } from '@tanstack/react-router'
import { OfferWritingPage } from '#src/offers/writing/web/page.tsx'

export const Route = createFileRoute('/_auth/dashboard/recruteur/mes-offres/$id/modifier')({
  staticData: {
    title: 'Modifier une offre',
    requires: ['edit', 'job offer'],
    parents: [{ title: 'Mes offres', to: '/dashboard/recruteur/mes-offres' }],
  },
  loader: ({ params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    return { id }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  return <OfferWritingPage key={id} title="Modifier une offre" id={id} onCreated={() => undefined} />
}
