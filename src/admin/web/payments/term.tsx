import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { call } from '#src/shell/api/api.ts'
import { PERIOD_LENGTHS, PLAN_NAMES } from '#src/subscriptions/plans/shared/plans.ts'
import { SUBSCRIPTION_BADGES } from '#src/subscriptions/terms/shared/statuses.ts'
import { Button } from '#src/ui/button.tsx'
import type {
  AdminPayment,
  lengthenSubscription,
  restoreSubscription,
  suspendSubscription,
} from '../../payments/contract.ts'
import css from '../desk/desk.module.css'
import { Facts, Section } from '../desk/parts.tsx'
import type { Decide } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { DaysDialog } from './days-dialog.tsx'

interface TermActionsProps {
  payment: AdminPayment
  decide: Decide
}

/** The subscription that was paid: its dates, days to add, suspending and restoring it. */
export function TermActions({ payment: { term }, decide }: TermActionsProps) {
  const [asks, setAsks] = useState<'suspend' | 'days' | null>(null)
  if (!term) return null
  const { id, plan, period, status, starts_at, ends_at, suspension_reason } = term
  const isRunning = status === 'active' || status === 'cancelled'
  const send = (act: () => Promise<unknown>) => {
    setAsks(null)
    decide(act)
  }
  const restore = () =>
    decide(() =>
      call<typeof restoreSubscription>('DELETE /api/admin/subscriptions/:id/suspension', { params: { id } }),
    )
  return (
    <Section title="Abonnement">
      <Facts
        isNarrow
        facts={[
          { label: 'Formule', value: `${PLAN_NAMES[plan]}, ${PERIOD_LENGTHS[period]}` },
          { label: 'État', value: SUBSCRIPTION_BADGES[status].label },
          {
            label: 'Dates',
            value: starts_at && ends_at && `${formatDate(starts_at)} – ${formatDate(ends_at)}`,
          },
          ...(suspension_reason ? [{ label: 'Suspendu pour', value: suspension_reason }] : []),
        ]}
      />
      {(isRunning || status === 'suspended') && (
        <div className={css.actions}>
          <Button look="secondary" small onClick={() => setAsks('days')}>
            Ajouter des jours
          </Button>
          {isRunning ? (
            <Button look="quiet" small onClick={() => setAsks('suspend')}>
              Suspendre
            </Button>
          ) : (
            <Button look="secondary" small onClick={restore}>
              Rétablir
            </Button>
          )}
        </div>
      )}
      <ReasonDialog
        open={asks === 'suspend'}
        title="Suspendre l’abonnement"
        action="Suspendre"
        hint="Une offre reste en ligne, les autres sont mises en pause et gardées. La société lit cette raison."
        onSend={(reason) =>
          send(() =>
            call<typeof suspendSubscription>('PUT /api/admin/subscriptions/:id/suspension', {
              params: { id },
              body: { reason },
            }),
          )
        }
        onClose={() => setAsks(null)}
      />
      <DaysDialog
        open={asks === 'days'}
        onClose={() => setAsks(null)}
        onSend={(body) =>
          send(() =>
            call<typeof lengthenSubscription>('POST /api/admin/subscriptions/:id/days', {
              params: { id },
              body,
            }),
          )
        }
      />
    </Section>
  )
}
