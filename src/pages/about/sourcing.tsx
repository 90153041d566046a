import { createFileRoute } from '@tanstack/react-router'
import { Figures } from '#src/applications/site-figures/web/figures.tsx'
import { siteFiguresQuery } from '#src/applications/site-figures/web/queries.ts'
import { SourcingPage } from '#src/contact/requests/web/sourcing.tsx'
import { currentTime } from '#src/shared/dates.ts'
import { pageContext } from '#src/shell/api/page-context.ts'

export const Route = createFileRoute('/_default/sourcing-pro')({
  staticData: { title: 'Sourcing pro' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(siteFiguresQuery)
    return { answered: pageContext()?.answered, openedAt: currentTime() }
  },
  component: Page,
})

function Page() {
  return (
    <SourcingPage
      {...Route.useLoaderData()}
      figures={
        <Figures
          names={['applications_in_a_week', 'findable_people', 'answered_rate', 'verified_companies']}
        />
      }
    />
  )
}
