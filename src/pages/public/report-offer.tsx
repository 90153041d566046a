import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ReportPage } from '#src/offers/reports/web/page.tsx'
import { offerQuery } from '#src/offers/web/queries.ts'
import { offerHref, offerIdIn } from '#src/offers/web/words.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { pageContext } from '#src/shell/api/page-context.ts'

export const Route = createFileRoute('/_blank/offres/$id/signaler')({
  staticData: { title: 'Signaler une offre' },
  loader: async ({ context: { queryClient }, params }) => {
    const id = offerIdIn(params.id)
    if (!id) throw notFound()
    await orNotFound(queryClient.ensureQueryData(offerQuery(id)))
    return { id, answered: pageContext()?.answered }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: ReportOffer,
})

function ReportOffer() {
  const { id, answered } = Route.useLoaderData()
  const { data: offer } = useSuspenseQuery(offerQuery(id))
  return <ReportPage offer={offer} back={offerHref(offer)} answered={answered} />
}
