import { createFileRoute } from '@tanstack/react-router'
import { Figures } from '#src/applications/site-figures/web/figures.tsx'
import { siteFiguresQuery } from '#src/applications/site-figures/web/queries.ts'
import { PartnerList } from '#src/content/partners/web/list.tsx'
import { partnersQuery } from '#src/content/partners/web/queries.ts'
import { AboutPage } from '#src/content/texts/web/about.tsx'
import { pageTextQuery } from '#src/content/texts/web/queries.ts'
import { allAnswered } from '#src/shell/api/or-not-found.ts'

export const Route = createFileRoute('/_default/qui-sommes-nous')({
  staticData: { title: 'Qui sommes-nous' },
  loader: ({ context: { queryClient } }) =>
    allAnswered(
      queryClient.ensureQueryData(pageTextQuery('about')),
      queryClient.ensureQueryData(siteFiguresQuery),
      queryClient.ensureQueryData(partnersQuery),
    ).then(() => undefined),
  component: Page,
})

function Page() {
  return (
    <AboutPage
      figures={<Figures names={['published_offers', 'answered_rate', 'verified_companies', 'open_offers']} />}
      partners={<PartnerList />}
    />
  )
}
