import { useEffect } from 'react'
import { PROVIDER_NAMES } from '#src/accounts/shared/providers.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { PendingSocial } from '../contract.ts'
import { SOCIAL_FAILURE } from './authorization.ts'
import css from './sign-up.module.css'

interface SocialNoticeProps {
  /** Whether the sign-in by another site failed. */
  failed: boolean
  /** The identity that the password of the account will link. */
  linking: PendingSocial | null
}

/** Tells above the sign-in form what came of a sign-in by another site. */
export function SocialNotice({ failed, linking }: SocialNoticeProps) {
  useEffect(() => {
    if (failed) toast.error(SOCIAL_FAILURE)
  }, [failed])
  if (linking)
    return (
      <div className={css.notice}>
        <Alert>
          Un compte existe déjà avec l’adresse <strong>{linking.email}</strong>. Entrez son mot de
          passe&nbsp;: {PROVIDER_NAMES[linking.provider]} y sera lié, et vous ouvrira ce compte la prochaine
          fois. <AppLink href="/login">Ne pas lier</AppLink>
        </Alert>
      </div>
    )
  if (!failed) return null
  return (
    <div className={css.notice}>
      <Alert kind="error">
        <strong>{SOCIAL_FAILURE.title}</strong> {SOCIAL_FAILURE.text}
      </Alert>
    </div>
  )
}
