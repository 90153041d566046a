import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Unsubscription } from '#src/notifications/preferences/contract.ts'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon, MailIcon, WarningIcon } from '#src/ui/icons.tsx'
import { unsubscriptionQuery, useSubscribing } from './queries.ts'

/** The page of a mail's link « Ne plus recevoir ces e-mails »: nothing changes before a press, because mail scanners open links too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { data, isError, refetch, isFetching } = useQuery(unsubscriptionQuery(token))
  if (isError)
    return (
      <MessagePage
        icon={WarningIcon}
        title="La page n’a pas pu être chargée"
        actions={
          <Button loading={isFetching} onClick={() => refetch()}>
            Réessayer
          </Button>
        }
      >
        Vérifiez votre réseau, puis réessayez.
      </MessagePage>
    )
  if (data === undefined) return null
  return data ? <Confirmation token={token} mails={data} /> : <BadLink />
}

function BadLink() {
  return (
    <MessagePage
      icon={WarningIcon}
      title="Ce lien ne fonctionne pas"
      actions={<LinkButton href="/dashboard/parametres/notifications">Choisir mes notifications</LinkButton>}
    >
      Il est incomplet ou ne correspond plus à un compte. Ouvrez-le à nouveau depuis l’e-mail, ou choisissez
      dans vos paramètres ce que vous voulez recevoir.
    </MessagePage>
  )
}

const SETTINGS = {
  notification: ['/dashboard/parametres/notifications', 'Choisir mes notifications'],
  alert: ['/dashboard/parametres/alertes', 'Gérer mes alertes'],
  newsletter: ['/actualites', 'Lire les actualités'],
} as const

function Confirmation({ token, mails }: { token: string; mails: Unsubscription }) {
  const subscribing = useSubscribing(token)
  const [undone, setUndone] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const { label, subscribed, list } = mails
  // The word joiner keeps the address on one line where it fits.
  const email = mails.email.replace('…@', '…\u2060@')
  const [href, words] = SETTINGS[list]
  const change = (wanted: boolean) =>
    subscribing.mutate(wanted, {
      onSuccess: () => {
        setUndone(wanted)
        // The pressed button has become another one, so the focus moves to the new text and screen readers say it.
        top.current?.focus()
      },
    })
  return (
    <div ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <MessagePage
        icon={subscribed ? MailIcon : CheckIcon}
        title={titleOf(subscribed, undone)}
        actions={
          <>
            <Button
              look={subscribed ? 'primary' : 'secondary'}
              loading={subscribing.isPending}
              onClick={() => change(!subscribed)}
            >
              {subscribed ? 'Ne plus recevoir ces e-mails' : 'Annuler'}
            </Button>
            <LinkButton look={subscribed ? 'secondary' : 'primary'} href={href}>
              {words}
            </LinkButton>
            {subscribing.isError && (
              <Alert kind="error" live>
                {subscribing.error.message}
              </Alert>
            )}
          </>
        }
      >
        {subscribed ? (
          <>
            Les e-mails «&nbsp;{label}&nbsp;» sont envoyés à <strong>{email}</strong>.
          </>
        ) : (
          <>
            Les e-mails «&nbsp;{label}&nbsp;» ne seront plus envoyés à <strong>{email}</strong>.
            {list === 'notification' && ' Vous les verrez toujours dans vos notifications, sur le site.'}
          </>
        )}
      </MessagePage>
    </div>
  )
}

function titleOf(subscribed: boolean, undone: boolean): string {
  if (!subscribed) return 'C’est fait'
  return undone ? 'Vous recevrez à nouveau ces e-mails' : 'Ne plus recevoir ces e-mails\u00A0?'
}
