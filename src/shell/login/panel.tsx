import { useRouter } from '@tanstack/react-router'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import { useUser } from '../session/current-user.ts'
import { closeLogin, useLoginOpening } from './drawer.ts'
import { LoginForm } from './form.tsx'

/** The sign-in panel of the public pages, opened by `openLogin`. */
export default function LoginPanel() {
  const opening = useLoginOpening()
  const guest = useUser() === null
  const router = useRouter()
  const done = async () => {
    closeLogin()
    await router.invalidate()
    opening?.onSignedIn?.()
  }
  return (
    <Drawer title="Connexion" width={400} open={opening !== null && guest} onClose={closeLogin}>
      <LoginForm onDone={done} />
    </Drawer>
  )
}
