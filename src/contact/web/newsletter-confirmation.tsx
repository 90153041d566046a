import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '#src/shell/api/api.ts'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import { MailIcon } from '#src/ui/workspace-icons.tsx'
import type { confirmNewsletter } from '../contract.ts'

/** The page of the mailed link: nothing starts before its button is pressed. */
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
  if (error instanceof ApiError && error.status === 404)
    return (
      <MessagePage
        icon={WarningIcon}
        title="Ce lien n’est plus valable"
        actions={<LinkButton href="/">Aller à l’accueil</LinkButton>}
      >
        Il est trop ancien ou incomplet. Abonnez-vous à nouveau en bas de page pour en recevoir un autre.
      </MessagePage>
    )
  return (
    <MessagePage
      icon={MailIcon}
      title="Confirmez votre abonnement"
      actions={
        <Button loading={confirming.isPending} onClick={() => confirming.mutate()}>
          Confirmer mon abonnement
        </Button>
      }
    >
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      Un geste, et vous recevrez notre newsletter.
    </MessagePage>
  )
}
