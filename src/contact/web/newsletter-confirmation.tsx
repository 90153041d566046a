import { useMutation } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { ConfirmPage } from '#src/shell/frames/confirm-page.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { isOutdatedLink, OutdatedLinkPage } from '#src/shell/frames/outdated-link-page.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon, MailIcon } from '#src/ui/icons.tsx'
import type { confirmNewsletter } from '../contract.ts'

/** The page that the mailed link opens: its button confirms the subscription. */
export function NewsletterConfirmation({ token }: { token: string }) {
  const confirming = useMutation({
    mutationFn: () => call<typeof confirmNewsletter>('PUT /api/newsletter/confirmation', { body: { token } }),
  })
  const { data, error } = confirming
  if (data)
    return (
      <MessagePage
        icon={CheckIcon}
        title="Votre abonnement est confirmé"
        actions={<LinkButton href="/offres">Voir les offres</LinkButton>}
      >
        Notre newsletter arrivera à <b>{data.data.email}</b>.
      </MessagePage>
    )
  if (isOutdatedLink(error))
    return (
      <OutdatedLinkPage actions={<LinkButton href="/">Aller à l’accueil</LinkButton>}>
        Il est trop ancien ou incomplet. Abonnez-vous à nouveau en bas de page pour en recevoir un autre.
      </OutdatedLinkPage>
    )
  return (
    <ConfirmPage
      icon={MailIcon}
      title="Confirmez votre abonnement"
      button="Confirmer mon abonnement"
      confirming={confirming}
    >
      Un geste, et vous recevrez notre newsletter.
    </ConfirmPage>
  )
}
