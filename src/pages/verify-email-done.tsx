import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { VerificationDone } from '#src/accounts/web/verification-done.tsx'
import { VerificationSent } from '#src/accounts/web/verification-sent.tsx'
import { useUser } from '#src/ui/current-user.ts'
import { tellTabs } from '#src/ui/session-tabs.ts'

export const Route = createFileRoute('/_blank/verification-email/success')({
  staticData: { title: 'E-mail vérifié' },
  component: VerifyEmailDonePage,
})

/** The other tabs of this browser learn it at once. Someone who came here without the link is told so. */
function VerifyEmailDonePage() {
  const user = useUser()
  useEffect(() => tellTabs('in'), [])
  if (user && !user.has_verified_email) return <VerificationSent email={user.email} />
  return <VerificationDone />
}
