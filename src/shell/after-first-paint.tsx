import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { pageAlive } from '#src/ui/hydration.ts'

/** Parts that no first paint needs: what they are made of is asked for once the page itself is alive. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => void pageAlive().then(() => setAlive(true)), [])
  return isAlive && <Suspense>{children}</Suspense>
}
