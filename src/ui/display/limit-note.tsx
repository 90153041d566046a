import {
  type DailyLimit,
  type DailyLimitLeft,
  nearLimitWords,
  reachedLimitWords,
} from '#src/shared/limits/daily-limit.ts'
import { Alert } from './alert.tsx'

interface LimitNoteProps {
  kept: number
  most: number
  /** Said once there is no room: that it is so, and what makes room. */
  full: string
}

/** Says beforehand what a call would refuse: how many more there may be, from the last fifth on, and that it is full. */
export function LimitNote({ kept, most, full }: LimitNoteProps) {
  const left = most - kept
  if (left > most / 5) return null
  return left > 0 ? (
    <Alert>{`Encore ${left} au plus\u00A0: ${most} peuvent être gardés en tout.`}</Alert>
  ) : (
    <Alert kind="warning">{full}</Alert>
  )
}

interface DailyLimitNoteProps {
  limit: DailyLimit
  /** Undefined while it is read. */
  now: DailyLimitLeft | undefined
}

/** Says beforehand what a call would refuse today: how often it can be done still, from the last fifth on, and that it is over. */
export function DailyLimitNote({ limit, now }: DailyLimitNoteProps) {
  if (!now || now.left > limit.most / 5) return null
  return now.left > 0 ? (
    <Alert>{nearLimitWords(limit, now.left)}</Alert>
  ) : (
    <Alert kind="warning">{reachedLimitWords(limit, now.again_at)}</Alert>
  )
}
