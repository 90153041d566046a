import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ApplicationPage } from '#src/applications/following/web/detail-page.tsx'
import { applicationQuery } from '#src/applications/following/web/queries.ts'
import { type ApplicationTab, isApplicationTab } from '#src/applications/following/web/tabs.ts'
import { proposalQuery } from '#src/applications/proposals/web/queries.ts'
import { CurrentInterview } from '#src/calendar/interviews/web/applicant/current-interview.tsx'
import { applicantInterviewsQuery } from '#src/calendar/interviews/web/queries.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const Interviews = lazyPart(() => import('#src/calendar/interviews/web/applicant/tab.tsx'))
const ProposalPage = lazyPart(() => import('#src/applications/proposals/web/page.tsx'))

export const Route = createFileRoute('/_auth/candidat/candidatures/$id/$tab')({
  staticData: {
    title: 'Candidature',
    requires: ['view', 'my applications'],
    parents: [{ title: 'Mes candidatures', to: '/candidat/candidatures' }],
  },
  loader: async ({ context, params: { id, tab } }) => {
    const isProposal = tab === 'proposition'
    if (!isProposal && !isApplicationTab(tab)) throw notFound()
    const { job_offer_title, has_proposal, stage } = await orNotFound(
      context.queryClient.ensureQueryData(applicationQuery(id)),
    )
    if (isProposal) {
      // A proposal that was made by telephone, or withdrawn before it was sent, has nothing to read.
      if (!has_proposal)
        throw redirect({ to: '/candidat/candidatures/$id/$tab', params: { id, tab: 'suivi' } })
      await orNotFound(context.queryClient.ensureQueryData(proposalQuery(id)))
    }
    // The interviews stand among the steps, which must not move once they are shown, so they are loaded with the
    // page.
    if (tab === 'suivi' && stage === 'interview')
      await context.queryClient.ensureQueryData(applicantInterviewsQuery(Number(id)))
    const title = displayTitle(job_offer_title)
    return { crumb: isProposal ? `Proposition\u00a0: ${title}` : title }
  },
  component: Page,
})

function Page() {
  const { id, tab } = Route.useParams()
  if (tab === 'proposition')
    return (
      <Suspense>
        <ProposalPage id={id} />
      </Suspense>
    )
  const meetings = (
    <Suspense fallback={<SkeletonLines />}>
      <Interviews applicationId={Number(id)} />
    </Suspense>
  )
  const meeting = <CurrentInterview applicationId={Number(id)} />
  return <ApplicationPage id={id} tab={tab as ApplicationTab} meetings={meetings} meeting={meeting} />
}
