import { Skeleton } from '#src/ui/display/skeleton.tsx'
import list from '#src/ui/lists/table.module.css'
import css from './table.module.css'

const ROWS = 'abcdefgh'.split('')

/** The place of the rows while they are read. */
export function OffersSkeleton() {
  return (
    <div className={list.sheet} role="status" aria-label="Chargement des offres">
      {ROWS.map((row) => (
        <div key={row} className={css.bones}>
          <Skeleton width="45%" />
          <Skeleton width="25%" />
        </div>
      ))}
    </div>
  )
}
