import { createFileRoute } from '@tanstack/react-router'
import { CheckPage } from '#src/offers/checking/web/page.tsx'
import { pageContext } from '#src/shell/api/page-context.ts'

export const Route = createFileRoute('/_default/verifier-une-annonce')({
  staticData: { title: 'Vérifier une annonce' },
  loader: () => ({ answered: pageContext()?.answered }),
  component: CheckAdvertisement,
})

function CheckAdvertisement() {
  return <CheckPage answered={Route.useLoaderData().answered} />
}
