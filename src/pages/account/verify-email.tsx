import { createFileRoute } from '@tanstack/react-router'
import { VerificationSent } from '#src/accounts/verification/web/sent.tsx'

export const Route = createFileRoute('/_blank/verification-email/$email')({
  staticData: { title: 'Vérification de l’e-mail' },
  component: VerifyEmailPage,
})

function VerifyEmailPage() {
  return <VerificationSent email={Route.useParams().email} />
}
