import { createFileRoute } from '@tanstack/react-router'
import { SourcingPage } from '#src/contact/requests/web/sourcing.tsx'
import { pageContext } from '#src/shell/api/page-context.ts'

export const Route = createFileRoute('/_default/sourcing-pro')({
  staticData: { title: 'Sourcing pro' },
  loader: () => ({ answered: pageContext()?.answered, openedAt: Date.now() }),
  component: Page,
})

function Page() {
  return <SourcingPage {...Route.useLoaderData()} />
}
