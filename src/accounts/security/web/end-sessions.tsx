import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { ConfirmPage } from '#src/shell/frames/confirm-page.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { isOutdatedLink, OutdatedLinkPage } from '#src/shell/frames/outdated-link-page.tsx'
import { forgetSession } from '#src/shell/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import type { endSessionsByLink } from '../contract.ts'

/** The page that the link in a mail about a sign-in opens: its button ends every session of the person. */
export function EndSessions({ token }: { token: string }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: () => call<typeof endSessionsByLink>('PUT /api/sessions/ending', { body: { token } }),
    onSuccess: () => forgetSession(client),
  })
  const { isSuccess, error } = ending
  if (isSuccess)
    return (
      <MessagePage
        icon={CheckIcon}
        title="Tous vos appareils sont déconnectés"
        actions={<LinkButton href="/recuperation-mot-de-passe">Choisir un nouveau mot de passe</LinkButton>}
      >
        Quelqu’un connaît peut-être votre mot de passe&nbsp;: choisissez-en un autre maintenant, puis
        reconnectez-vous. Si votre calendrier avait une adresse privée, elle ne sert plus non plus.
      </MessagePage>
    )
  if (isOutdatedLink(error))
    return (
      <OutdatedLinkPage
        actions={<LinkButton href="/dashboard/parametres/securite">Voir mes appareils</LinkButton>}
      >
        Il date de plus de sept jours ou est incomplet. Vous pouvez déconnecter vos appareils dans les
        paramètres, ou choisir un nouveau mot de passe.
      </OutdatedLinkPage>
    )
  return (
    <ConfirmPage
      icon={WarningIcon}
      title={'Ce n’était pas vous\u00a0?'}
      button="Déconnecter tous mes appareils"
      confirming={ending}
    >
      L’appareil inconnu et tous les autres, celui-ci compris, seront déconnectés de votre compte. L’adresse
      privée de votre calendrier, s’il en a une, ne servira plus.
    </ConfirmPage>
  )
}
