import { useQuery } from '@tanstack/react-query'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import screen from '../lists/screen.module.css'
import { PlansHead } from '../plans/head.tsx'
import css from '../plans/plans.module.css'
import { PriceChangeForm } from './change-form.tsx'
import { PriceGrid } from './grid.tsx'
import { PriceHistory } from './history.tsx'
import { sponsoringPricesQuery } from './queries.ts'

/** What sponsorings cost today, the change that is prepared, and what was changed before. */
export function SponsoringPricesPage() {
  const { data: prices, error, refetch } = useQuery(sponsoringPricesQuery)
  return (
    <>
      <PlansHead />
      {prices ? (
        <div className={screen.body}>
          <div className={css.beside}>
            <PriceGrid prices={prices} />
            <PriceChangeForm prices={prices} />
          </div>
          <PriceHistory prices={prices} />
        </div>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  )
}
