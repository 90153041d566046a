import { ApiError } from '#src/shell/api/api.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import css from './desk.module.css'
import { Missing } from './missing.tsx'

/** Stands in place of what could not be read. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // Asked for once more, what is not there would be missing again.
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <div className={css.notice}>
      <LoadFailure onRetry={onRetry}>{error.message}</LoadFailure>
    </div>
  )
}
