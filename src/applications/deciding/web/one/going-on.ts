import { useEffect, useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { Decision } from '../queries.ts'

const KEY = 'asafidy.goes-on'

/** Whether the next application comes after a decision; this browser remembers it. */
export function useGoesOn() {
  const [goesOn, setGoesOn] = useState(false)
  useEffect(() => {
    try {
      setGoesOn(localStorage.getItem(KEY) === '1')
    } catch {
      // A browser that refuses storage begins without it each time.
    }
  }, [])
  const choose = (chosen: boolean) => {
    setGoesOn(chosen)
    try {
      if (chosen) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // The choice still holds on this page.
    }
  }
  return [goesOn, choose] as const
}

/** Whether a change is a decision after which nothing is left to do here, and not one that is taken back. */
export function isLeading(change: Decision['change']): boolean {
  return change !== 'undo' && change !== 'cancel_rejection'
}

/** Tells how a decision can still be taken back; undefined where it cannot. */
export function undoOf({
  rejection_sent_at,
  undo_seconds,
}: Pick<RecruiterApplicationDetail, 'rejection_sent_at' | 'undo_seconds'>) {
  if (rejection_sent_at !== null) return { change: 'cancel_rejection', label: 'Annuler le refus' } as const
  return undo_seconds === null ? undefined : ({ change: 'undo', label: 'Annuler ce changement' } as const)
}
