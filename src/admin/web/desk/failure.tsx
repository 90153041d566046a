import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import css from './desk.module.css'

/** Stands in place of what could not be read. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={css.notice}>
      <LoadFailure onRetry={onRetry}>{error.message}</LoadFailure>
    </div>
  )
}
