import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { PROVIDER_NAMES, type SocialProvider } from '#src/accounts/shared/providers.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { useSocialAuthorization } from './authorization.ts'
import { useLinkNews } from './link-news.ts'
import { SocialLinkRow } from './link-row.tsx'
import css from './links.module.css'
import { socialAccountsQuery, useUnlink } from './queries.ts'

/** The accounts of other sites that open this one. */
export function SocialLinks() {
  const { data, isPending, isError, refetch } = useQuery(socialAccountsQuery)
  const { starting, start } = useSocialAuthorization()
  const [asking, setAsking] = useState<SocialProvider>()
  const [said, setSaid] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const { news, forget } = useLinkNews()
  const unlinking = useUnlink()
  const { run, dialog } = useReauthentication()
  const link = (provider: SocialProvider) => run(() => start(provider, { intent: 'link' }))
  const ask = (provider: SocialProvider) => {
    unlinking.reset()
    setAsking(provider)
  }
  const unlink = async (provider: SocialProvider) => {
    // The dialog shows the refusal.
    const done = await run(() => unlinking.mutateAsync(provider).then(() => true)).catch(() => false)
    if (!done) return
    setAsking(undefined)
    forget()
    setSaid(`${PROVIDER_NAMES[provider]} n’ouvre plus votre compte.`)
    // The pressed button has become another one, so the list takes the focus.
    list.current?.focus()
  }
  if (data?.length === 0) return null
  return (
    <Card title="Comptes liés">
      <p className={css.intro}>
        Connectez-vous d’un geste avec un compte que vous avez ailleurs. Nous n’y lisons que votre nom et
        votre adresse e-mail, et n’y publions rien.
      </p>
      {isPending && <SkeletonLines lines={2} />}
      {isError && (
        <Alert
          kind="error"
          action={
            <Button small look="secondary" onClick={() => refetch()}>
              Réessayer
            </Button>
          }
        >
          La liste n’a pas pu être lue.
        </Alert>
      )}
      <ul className={css.list} ref={list} tabIndex={-1} aria-label="Comptes liés">
        {data?.map((each) => (
          <SocialLinkRow
            key={each.provider}
            link={each}
            starting={starting === each.provider}
            onLink={() => link(each.provider)}
            onUnlink={() => ask(each.provider)}
          />
        ))}
      </ul>
      <div role="status">
        {news && <Alert kind={news.kind}>{news.text}</Alert>}
        {said && <Alert kind="success">{said}</Alert>}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking && unlink(asking)}
        title={`Délier ${asking ? PROVIDER_NAMES[asking] : ''}\u00A0?`}
        confirm="Délier"
        pending={unlinking.isPending}
        failure={unlinking.error?.errors?.proof ? undefined : unlinking.error?.message}
      >
        {asking && PROVIDER_NAMES[asking]} n’ouvrira plus ce compte. Vous pourrez le lier à nouveau.
      </ConfirmDialog>
      {dialog}
    </Card>
  )
}
