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
