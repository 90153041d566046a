import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#src/dashboards/web/page/page.tsx'
import { applicantDashboardQuery, recruiterDashboardQuery } from '#src/dashboards/web/queries.ts'
import { userQuery } from '#src/shell/session/session.ts'

export const Route = createFileRoute('/_auth/dashboard')({
  staticData: { title: 'Tableau de bord', requires: ['view', 'dashboard'] },
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: async ({ context: { queryClient } }) => {
    if (typeof document !== 'undefined') return
    const user = queryClient.getQueryData(userQuery.queryKey)
    const kind = user?.userable_type
    if (kind === 'applicant') await queryClient.prefetchQuery(applicantDashboardQuery)
    if (kind === 'recruiter' && user?.company) await queryClient.prefetchQuery(recruiterDashboardQuery)
  },
  component: DashboardPage,
})
