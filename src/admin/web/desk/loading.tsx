import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import css from './desk.module.css'

/** Holds the place of a desk while it is read. */
export function Loading() {
  return (
    <div className={css.loading}>
      <SkeletonLines lines={8} />
    </div>
  )
}
