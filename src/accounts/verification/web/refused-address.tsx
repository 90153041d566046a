import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './refused-address.module.css'
import { VerificationResend } from './resend.tsx'

/** Tells on every page that mails no longer arrive, and what takes them up again. */
export function RefusedAddressNotice() {
  const user = useUser()
  if (!user?.email_refused) return null
  return (
    <Alert kind="warning">
      <p>
        La messagerie de <strong>{user.email}</strong> refuse nos e-mails{'\u00A0'}: nous ne vous écrivons
        plus. Si l’adresse est juste, demandez le lien et ouvrez-le{'\u00A0'}; sinon,{' '}
        <AppLink href="/dashboard/parametres/utilisateur">changez d’adresse</AppLink>. En attendant, tout ce
        qui vous concerne est dans vos notifications.
      </p>
      <div className={css.act}>
        <VerificationResend />
      </div>
    </Alert>
  )
}
