import { useUser } from '#src/shell/session/current-user.ts'
import { ApplicantDashboardPage } from '../applicant/dashboard.tsx'
import { RecruiterDashboardAlone } from '../recruiter/alone.tsx'
import { RecruiterDashboardPage } from '../recruiter/dashboard.tsx'
import { AdminDashboard } from './admin.tsx'

/** The first page of each kind of user. */
export function DashboardPage() {
  const user = useUser()
  if (user?.userable_type === 'applicant') return <ApplicantDashboardPage />
  if (user?.userable_type === 'recruiter')
    return user.company ? <RecruiterDashboardPage /> : <RecruiterDashboardAlone />
  return <AdminDashboard />
}
