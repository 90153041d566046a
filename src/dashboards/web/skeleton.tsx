import { Card } from '#src/ui/display/card.tsx'
import { Skeleton, SkeletonLines } from '#src/ui/display/skeleton.tsx'
import css from './dashboard.module.css'

/** The skeleton holds the cards' places, so that nothing jumps when the figures come. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={css.hello}>
        <Skeleton width={260} height={60} />
      </div>
      <div className={css.two}>
        <Skeleton height={216} />
        <Skeleton height={216} />
      </div>
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    </>
  )
}
