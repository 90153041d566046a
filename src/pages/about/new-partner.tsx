import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '#src/contact/requests/web/partner.tsx'
import { pageContext } from '#src/shell/api/page-context.ts'

export const Route = createFileRoute('/_default/nouveau-partenaire')({
  staticData: { title: 'Nouveau partenaire' },
  loader: () => ({ answered: pageContext()?.answered, openedAt: Date.now() }),
  component: Page,
})

function Page() {
  return <PartnerPage {...Route.useLoaderData()} />
}
