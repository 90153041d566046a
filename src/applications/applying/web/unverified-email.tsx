import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { MESSAGES } from '#src/shared/messages.ts'
import { userQuery } from '#src/shell/session/session.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './dialog.module.css'
import { useResendVerification } from './queries.ts'

/** Says why the application cannot be sent yet, and offers the link again. */
export function UnverifiedEmail({ email }: { email: string }) {
  const resend = useResendVerification()
  useUserAgainOnReturn()
  return (
    <div className={css.unverified}>
      <Alert
        kind="warning"
        action={
          <button
            type="button"
            className={css.resend}
            onClick={() => resend.mutate()}
            disabled={resend.isPending}
          >
            Renvoyer
          </button>
        }
      >
        {MESSAGES.email_not_verified}
        <span role="status" className={css.feedback}>
          {resend.isSuccess && `Le lien de vérification est parti à ${email}.`}
          {resend.isError && resend.error.message}
        </span>
      </Alert>
    </div>
  )
}

/** The link is opened in another tab, so the address may be verified when the person comes back to this one. */
function useUserAgainOnReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void client.refetchQueries({ queryKey: userQuery.queryKey, exact: true })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])
}
