import { createFileRoute } from '@tanstack/react-router'
import { RecoveryRequest } from '#src/accounts/recovery/web/request.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe')({
  staticData: { title: 'Mot de passe oublié' },
  component: RecoveryRequest,
})
