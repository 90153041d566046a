import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { MyApplicationPage } from '#src/applications/following/web/application-page.tsx'
import { myApplicationQuery } from '#src/applications/following/web/queries.ts'
import { isMyTab, type MyTab } from '#src/applications/following/web/tabs.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'

export const Route = createFileRoute('/_auth/candidat/candidatures/$id/$tab')({
  staticData: {
    title: 'Candidature',
    requires: ['view', 'my applications'],
    parents: [{ title: 'Mes candidatures', to: '/candidat/candidatures' }],
  },
  loader: async ({ context, params: { id, tab } }) => {
    if (tab === 'messages' || tab === 'rendez-vous')
      throw redirect({ to: '/candidat/candidatures/$id/$tab', params: { id, tab: 'suivi' } })
    if (!isMyTab(tab)) throw notFound()
    const { job_offer_title } = await orNotFound(context.queryClient.ensureQueryData(myApplicationQuery(id)))
    return { crumb: job_offer_title }
  },
  component: Page,
})

function Page() {
  const { id, tab } = Route.useParams()
  return <MyApplicationPage id={id} tab={tab as MyTab} />
}
