import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { sessionKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { ConfirmPage } from '#src/shell/frames/confirm-page.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { isOutdatedLink, OutdatedLinkPage } from '#src/shell/frames/outdated-link-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon, MailIcon } from '#src/ui/icons.tsx'
import type { confirmEmail } from '../contract.ts'

/** The page that the mailed link opens: its button confirms the new address. */
export function EmailChangeConfirmation({ token }: { token: string }) {
  const user = useUser()
  const client = useQueryClient()
  const confirming = useMutation({
    mutationFn: () => call<typeof confirmEmail>('PUT /api/user/email/confirmation', { body: { token } }),
    onSuccess: () => refresh(client, sessionKeys.user),
  })
  const { data, error } = confirming
  if (data)
    return (
      <MessagePage
        icon={CheckIcon}
        title="Votre adresse a changé"
        actions={
          user ? (
            <LinkButton href="/dashboard">Aller au tableau de bord</LinkButton>
          ) : (
            <LinkButton href="/login">Se connecter</LinkButton>
          )
        }
      >
        Vous vous connectez désormais avec <b>{data.data.email}</b>. Votre ancienne adresse en est avertie.
      </MessagePage>
    )
  if (isOutdatedLink(error))
    return (
      <OutdatedLinkPage
        actions={<LinkButton href="/dashboard/parametres/utilisateur">Aller aux paramètres</LinkButton>}
      >
        Il date de plus d’une heure, est incomplet, ou votre compte a changé depuis. Demandez-en un autre dans
        les paramètres de votre compte.
      </OutdatedLinkPage>
    )
  return (
    <ConfirmPage
      icon={MailIcon}
      title="Confirmez votre nouvelle adresse"
      button="Utiliser cette adresse"
      confirming={confirming}
    >
      Un geste, et vous vous connecterez avec l’adresse à laquelle ce lien est arrivé.
    </ConfirmPage>
  )
}
