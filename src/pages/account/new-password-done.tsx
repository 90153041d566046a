import { createFileRoute } from '@tanstack/react-router'
import { RecoveryDone } from '#src/accounts/recovery/web/done.tsx'

export const Route = createFileRoute('/_blank/recuperation-mot-de-passe/success')({
  staticData: { title: 'Mot de passe modifié' },
  component: RecoveryDone,
})
