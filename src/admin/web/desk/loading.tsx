import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import css from './desk.module.css'

/** What is being read, where it will stand. */
export function Loading() {
  return (
    <div className={css.loading}>
      <SkeletonLines lines={8} />
    </div>
  )
}
