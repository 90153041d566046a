import { useUser } from '#src/shell/session/current-user.ts'
import { ApplicantDashboardPage } from '../applicant/dashboard.tsx'
import { RecruiterDashboardPage } from '../recruiter/dashboard.tsx'
import { RecruiterWithoutCompany } from '../recruiter/no-company.tsx'
import { AdminDashboard } from './admin.tsx'

export function DashboardPage() {
  const user = useUser()
  if (user?.userable_type === 'applicant') return <ApplicantDashboardPage />
  if (user?.userable_type === 'recruiter')
    return user.company ? <RecruiterDashboardPage /> : <RecruiterWithoutCompany />
  return <AdminDashboard />
}
