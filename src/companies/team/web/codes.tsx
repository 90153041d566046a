import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailedCodesSetting } from '#src/accounts/two-factor/web/mailed-codes-setting.tsx'
import { teamKeys } from '#src/companies/web/query-keys.ts'
import { type ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { setTeamMailedCodes } from '../contract.ts'

/** Lets the owner ask the whole team for a code by mail. */
export function TeamCodes({ isOn }: { isOn: boolean }) {
  const client = useQueryClient()
  const saving = useMutation<unknown, ApiError, boolean>({
    mutationFn: (enabled) =>
      call<typeof setTeamMailedCodes>('PUT /api/recruiter/mailed-codes', { body: { enabled } }),
    onSuccess: () => refresh(client, teamKeys.all),
  })
  return (
    <MailedCodesSetting
      title="Sécurité de l’équipe"
      label="Demander un code par e-mail à chaque membre"
      says="Vos collègues lisent les CV de candidats. Dans un navigateur que nous ne connaissons pas, six chiffres leur sont envoyés après leur mot de passe."
      isOn={isOn}
      isRecommended
      saving={saving}
    />
  )
}
