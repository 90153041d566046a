import { type ReactNode, useEffect, useState } from 'react'
import { SECOND } from '#src/shared/durations.ts'
import { Button } from '#src/ui/button.tsx'

/** A mail may take this long, and asking for another one sooner would only make the first useless. */
const WAIT_SECONDS = 60

interface ResendButtonProps {
  /** How often the mail was sent from here; after each time the button waits a minute. */
  sent: number
  loading?: boolean
  look?: 'primary' | 'secondary'
  onPress: () => void
  children: ReactNode
}

/** Asks for a mail again, and says how long it waits before it can be asked once more. */
export function ResendButton({
  sent,
  loading = false,
  look = 'primary',
  onPress,
  children,
}: ResendButtonProps) {
  const left = useSecondsSince(sent)
  return (
    <Button look={look} loading={loading} disabled={left > 0} onClick={onPress}>
      {children}
      {left > 0 && ` (${left}\u00A0s)`}
    </Button>
  )
}

/** The seconds that are left of the minute which began when `sent` last grew. */
function useSecondsSince(sent: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (sent === 0) return
    const end = Date.now() + WAIT_SECONDS * SECOND
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND)))
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [sent])
  return left
}
