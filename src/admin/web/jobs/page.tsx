import { useQuery } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listJobs } from '../../jobs/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import screen from '../lists/screen.module.css'
import { RecurringJobs } from './recurring.tsx'
import { StuckJobs } from './stuck.tsx'

export const JOBS = '/travaux'

/** What runs by itself: the jobs that failed or are late, and those that come back. */
export function JobsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: deskKeys.jobs,
    queryFn: async () => (await call<typeof listJobs>('GET /api/admin/jobs')).data,
    refetchInterval: 30_000,
  })
  return (
    <>
      <header className={screen.head}>
        <h1>Travaux</h1>
      </header>
      {data ? (
        <div className={screen.body}>
          <StuckJobs jobs={data.stuck} due={data.due} />
          <RecurringJobs jobs={data.recurring} />
        </div>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}
