import type { ApplicationState } from '#src/applications/shared/states.ts'
import type { StageMark } from '#src/ui/display/stage.tsx'

const OF_STAGE = {
  viewed: 'seen',
  review: 'review',
  shortlisted: 'shortlisted',
  interview: 'interview',
  offer_made: 'accepted',
  accepted: 'accepted',
} as const

export function markOf({ status, stage, outcome }: ApplicationState): StageMark {
  if (status === 'submitted') return 'new'
  if (status === 'active') return OF_STAGE[stage ?? 'viewed']
  if (status === 'closed' && outcome === 'hired') return 'accepted'
  return status === 'archived' ? 'seen' : 'refused'
}
