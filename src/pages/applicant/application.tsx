import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApplicationPage } from '#src/applications/following/web/application-page.tsx'
import { applicationQuery } from '#src/applications/following/web/queries.ts'
import { type ApplicationTab, isApplicationTab } from '#src/applications/following/web/tabs.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const Interviews = lazyPart(() => import('#src/calendar/interviews/web/applicant/tab.tsx'))

export const Route = createFileRoute('/_auth/candidat/candidatures/$id/$tab')({
  staticData: {
    title: 'Candidature',
    requires: ['view', 'my applications'],
    parents: [{ title: 'Mes candidatures', to: '/candidat/candidatures' }],
  },
  loader: async ({ context, params: { id, tab } }) => {
    if (tab === 'messages')
      throw redirect({ to: '/candidat/candidatures/$id/$tab', params: { id, tab: 'suivi' } })
    if (!isApplicationTab(tab)) throw notFound()
    const { job_offer_title } = await orNotFound(context.queryClient.ensureQueryData(applicationQuery(id)))
    return { crumb: job_offer_title }
  },
  component: Page,
})

function Page() {
  const { id, tab } = Route.useParams()
  const meetings = (
    <Suspense fallback={<SkeletonLines />}>
      <Interviews applicationId={Number(id)} />
    </Suspense>
  )
  return <ApplicationPage id={id} tab={tab as ApplicationTab} meetings={meetings} />
}
