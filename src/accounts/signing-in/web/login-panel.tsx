import { useRouter } from '@tanstack/react-router'
import { useUser } from '#src/shell/session/current-user.ts'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import css from './login-form.module.css'
import { LoginForm } from './login-form.tsx'
import { closeLogin, useLoginOpening } from './login-opening.ts'

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
      {opening?.why && <p className={css.why}>{opening.why}</p>}
      <LoginForm onDone={done} applicantJoinsAt={opening?.joinsAt} />
    </Drawer>
  )
}
