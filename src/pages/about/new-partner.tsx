import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '#src/contact/requests/web/partner.tsx'
import { PartnerList } from '#src/content/partners/web/list.tsx'
import { partnersQuery } from '#src/content/partners/web/queries.ts'
import { currentTime } from '#src/shared/dates.ts'
import { pageContext } from '#src/shell/api/page-context.ts'

export const Route = createFileRoute('/_default/nouveau-partenaire')({
  staticData: { title: 'Nouveau partenaire' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(partnersQuery)
    return { answered: pageContext()?.answered, openedAt: currentTime() }
  },
  component: Page,
})

function Page() {
  return <PartnerPage {...Route.useLoaderData()} partners={<PartnerList />} />
}
