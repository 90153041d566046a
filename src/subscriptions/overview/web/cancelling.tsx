import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { SubscriptionOverview } from '../contract.ts'
import { PLANS_ANCHOR } from './anchors.ts'
import { useCancelSubscription } from './queries.ts'

/** Changing the plan, giving it up, and taking that back. */
export function CancelSubscription({ overview: { running, following } }: { overview: SubscriptionOverview }) {
  const [asks, setAsks] = useState(false)
  const { mutate, isPending, error, reset } = useCancelSubscription()
  if (!running || running.status === 'suspended') return null
  const close = () => {
    reset()
    setAsks(false)
  }
  const change = (isCancelled: boolean) =>
    mutate(isCancelled, {
      onSuccess: () => {
        toast.success({ title: isCancelled ? 'Abonnement résilié' : 'Abonnement repris' })
        setAsks(false)
      },
      onError: (failure) => !isCancelled && toast.error({ title: failure.message }),
    })
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)' }}>
      <LinkButton href={`#${PLANS_ANCHOR}`} look="secondary">
        Changer de formule
      </LinkButton>
      {running.status === 'cancelled' ? (
        <Button look="quiet" loading={isPending} onClick={() => change(false)}>
          Reprendre
        </Button>
      ) : (
        !following && (
          <Button look="quiet" onClick={() => setAsks(true)}>
            Résilier
          </Button>
        )
      )}
      <ConfirmDialog
        open={asks}
        onClose={close}
        onConfirm={() => change(true)}
        pending={isPending}
        title="Résilier l’abonnement ?"
        confirm="Résilier"
        failure={error?.message}
      >
        Il court jusqu’à sa fin{running.ends_at && `, le ${formatDate(running.ends_at)}`}, sans rappel
        ensuite. Une offre restera en ligne, les autres seront mises en pause et gardées.
      </ConfirmDialog>
    </div>
  )
}
