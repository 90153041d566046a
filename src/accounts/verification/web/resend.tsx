import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ResendButton } from '#src/accounts/web/resend-button.tsx'
import { call } from '#src/shell/api/api.ts'
import { loadSession } from '#src/shell/session/session.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { resendVerification } from '../contract.ts'
import css from './resend.module.css'

/** Asks for a new link, and tells the result beside the button. */
export function VerificationResend() {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const resend = useMutation({
    mutationFn: () => call<typeof resendVerification>('POST /email/verification-notification'),
    // Without a message the address was verified already, so the user is read again.
    onSuccess: (reply) => {
      setSent((times) => times + 1)
      return reply ? undefined : loadSession(client, true)
    },
  })
  return (
    <>
      <ResendButton sent={sent} loading={resend.isPending} onPress={() => resend.mutate()}>
        Renvoyer le lien
      </ResendButton>
      {(resend.isSuccess || resend.isError) && (
        <div className={css.said}>
          {resend.isError ? (
            <Alert kind="error" live>
              {resend.error.message}
            </Alert>
          ) : (
            <Alert kind="success" live>
              {resend.data?.message} Il est valable une heure.
            </Alert>
          )}
        </div>
      )}
    </>
  )
}
