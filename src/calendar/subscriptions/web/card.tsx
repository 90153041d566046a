import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { More } from '#src/ui/display/more.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { CalendarIcon, CopyIcon } from '#src/ui/workspace-icons.tsx'
import css from './card.module.css'
import { subscriptionQuery, useChangeSubscription } from './queries.ts'

/** @param props.folded whether it stays behind « Plus » until there is an address */
export function SubscriptionCard({ folded }: { folded: boolean }) {
  const { data } = useQuery(subscriptionQuery)
  if (!folded || data?.url) return <Subscription />
  return (
    <More label={'Plus\u00A0: ces dates dans votre agenda'}>
      <Subscription />
    </More>
  )
}

function Subscription() {
  const { data } = useQuery(subscriptionQuery)
  const [asking, setAsking] = useState(false)
  const changing = useChangeSubscription()
  const { run, dialog } = useReauthentication()
  // The card shows the refusal.
  const renew = () => run(() => changing.mutateAsync('renew')).catch(() => undefined)
  const url = data?.url
  const copy = async () => {
    if (!url) return
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (copied) toast.success({ title: 'Adresse copiée' })
    else
      toast.error({
        title: 'L’adresse n’a pas été copiée',
        text: 'Choisissez-la dans son champ, puis copiez-la.',
      })
  }
  return (
    <Card title="Dans votre agenda">
      <p className={css.text}>
        Une adresse privée tient Google Agenda, Outlook ou le calendrier de votre téléphone à jour. Elle
        suffit à qui la connaît pour lire vos rendez-vous : révoquez-la si vous l’avez partagée par erreur. Un
        nouveau mot de passe y met fin aussi.
      </p>
      {changing.error && !changing.error.errors?.proof && (
        <Alert kind="error" live>
          {changing.error.message}
        </Alert>
      )}
      {url ? (
        <>
          <div className={css.address}>
            <input aria-label="Adresse privée de votre calendrier" readOnly value={url} onFocus={select} />
            <Button look="secondary" onClick={() => void copy()}>
              <CopyIcon size={18} />
              Copier
            </Button>
          </div>
          <div className={css.tools}>
            <Button look="quiet" small loading={changing.isPending} onClick={renew}>
              Changer d’adresse
            </Button>
            <Button look="danger" small onClick={() => setAsking(true)}>
              Révoquer cette adresse
            </Button>
          </div>
        </>
      ) : (
        <Button look="secondary" disabled={!data} loading={changing.isPending} onClick={renew}>
          <CalendarIcon size={18} />
          Créer une adresse privée
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => changing.mutate('revoke', { onSuccess: () => setAsking(false) })}
        title="Révoquer cette adresse ?"
        confirm="Révoquer"
        pending={changing.isPending}
        failure={changing.error?.message}
      >
        Les agendas qui s’y sont abonnés ne seront plus mis à jour. Vous pourrez créer une autre adresse.
      </ConfirmDialog>
      {dialog}
    </Card>
  )
}

function select({ target }: { target: HTMLInputElement }) {
  target.select()
}
