import { useQuery } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listMaintenances } from '../../maintenance/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import screen from '../lists/screen.module.css'
import { CurrentMaintenance } from './current.tsx'
import { MaintenanceForm } from './form.tsx'
import { PastMaintenances } from './past.tsx'

export const MAINTENANCE = '/maintenance'

/** Works on the site: what people are told, when nothing is saved, and how it ends. */
export function MaintenancePage() {
  const { data, error, refetch } = useQuery({
    queryKey: deskKeys.maintenances,
    queryFn: async () => (await call<typeof listMaintenances>('GET /api/admin/maintenances')).data,
    refetchInterval: 30_000,
  })
  const current = data?.find(({ state }) => state === 'running' || state === 'planned')
  return (
    <>
      <header className={screen.head}>
        <h1>Maintenance</h1>
      </header>
      {data ? (
        <div className={screen.body}>
          {current ? <CurrentMaintenance maintenance={current} /> : <MaintenanceForm />}
          <PastMaintenances rows={data.filter((row) => row !== current)} />
        </div>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}
