import { createFileRoute } from '@tanstack/react-router'
import { VerificationFailed } from '#src/accounts/verification/web/failed.tsx'

export const Route = createFileRoute('/_blank/verification-email/failed')({
  staticData: { title: 'Vérification échouée' },
  component: VerificationFailed,
})
