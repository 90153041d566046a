import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { securityKeys } from '#src/accounts/web/query-keys.ts'
import { type ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { setMailedCodes, showMailedCodes } from '../contract.ts'
import { MailedCodesSetting } from './mailed-codes-setting.tsx'

const SAYS =
  'Dans un navigateur que nous ne connaissons pas, six chiffres vous sont envoyés par e-mail après votre mot de passe.'

/** Lets the person turn the code by mail on; administrators have an authenticator instead. */
export function MailedCodesCard({ user }: { user: CurrentUser }) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: securityKeys.mailedCodes,
    queryFn: ({ signal }) => call<typeof showMailedCodes>('GET /api/user/mailed-codes', { signal }),
    enabled: user.userable_type !== 'admin',
    staleTime: 0,
  })
  const saving = useMutation<unknown, ApiError, boolean>({
    mutationFn: (enabled) =>
      call<typeof setMailedCodes>('PUT /api/user/mailed-codes', { body: { enabled } }).then(() => true),
    onSuccess: () => refresh(client, securityKeys.mailedCodes),
  })
  if (!data) return null
  const { own, team } = data.data
  return (
    <MailedCodesSetting
      title="Code par e-mail"
      label="Demander un code dans un nouveau navigateur"
      says={saysOf(user, team)}
      isOn={own}
      isRecommended={user.userable_type === 'recruiter' && !user.two_factor_enabled && !team}
      saving={saving}
    />
  )
}

function saysOf({ two_factor_enabled }: CurrentUser, team: boolean): string {
  if (two_factor_enabled)
    return `${SAYS} Votre application donne déjà un code\u00A0: aucun autre n’est demandé.`
  return team ? `${SAYS} Votre société le demande déjà à toute l’équipe.` : SAYS
}
