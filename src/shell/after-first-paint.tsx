import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Parts that no first paint needs: what they are made of is asked for once the page itself is there. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return isPainted && <Suspense>{children}</Suspense>
}
