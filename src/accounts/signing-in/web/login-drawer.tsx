import { Suspense, useState } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useLoginOpening } from './login-opening.ts'

const LoginPanel = lazyPart(() => import('./login-panel.tsx'))

/** The place of the sign-in panel, which is downloaded with its first opening and then stays mounted, closed. */
export default function LoginDrawer() {
  const opening = useLoginOpening()
  const [wasOpened, setOpened] = useState(false)
  if (opening && !wasOpened) setOpened(true)
  return wasOpened ? (
    <Suspense>
      <LoginPanel />
    </Suspense>
  ) : null
}
