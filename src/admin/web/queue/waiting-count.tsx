import { useQuery } from '@tanstack/react-query'
import { waitingCountQuery } from './use-queue.ts'

const MOST = 999

/** How much waits, in words for a screen reader; nothing while nothing does. */
export function WaitingCount({ className }: { className: string | undefined }) {
  const { data: count = 0 } = useQuery(waitingCountQuery)
  if (count === 0) return null
  return (
    <small className={className}>
      <span className="hidden-text">{'\u00a0'}: </span>
      {count > MOST ? `${MOST}+` : count}
    </small>
  )
}
