import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { VerificationDone } from '#src/accounts/verification/web/done.tsx'
import { VerificationSent } from '#src/accounts/verification/web/sent.tsx'
import { notifyTabs } from '#src/shell/session/browser-tabs.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { destinationOf, destinationSearch } from '#src/shell/session/destination.ts'
import { welcome } from '#src/shell/session/welcome.ts'
import { toast } from '#src/ui/overlay/toasts.ts'

export const Route = createFileRoute('/_blank/verification-email/success')({
  staticData: { title: 'E-mail vérifié' },
  validateSearch: destinationSearch,
  component: VerifyEmailDonePage,
})

/**
 * The mailed link may have signed the person in: then the page greets them and notifies the other tabs. Without the
 * link it says that nothing was verified.
 */
function VerifyEmailDonePage() {
  const user = useUser()
  const router = useRouter()
  const { to } = Route.useSearch()
  const next = to && destinationOf(to, router) === to ? to : undefined
  const goesOn = Boolean(user?.has_verified_email && next)
  useEffect(() => notifyTabs('in'), [])
  const firstName = user?.first_name
  useEffect(() => {
    if (firstName) welcome(firstName)
  }, [firstName])
  useEffect(() => {
    if (!goesOn || !next) return
    toast.success({ title: 'Votre adresse est vérifiée', text: 'Vous pouvez continuer.' })
    void router.navigate({ href: next, replace: true })
  }, [goesOn, next, router])
  if (user && !user.has_verified_email) return <VerificationSent email={user.email} />
  return <VerificationDone to={next} />
}
