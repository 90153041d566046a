import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import {
  changedPrices,
  SPONSORING_PRICE_NAMES,
  stateOfPrices,
} from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'
import { lastBefore } from '#src/subscriptions/shared/dated-versions.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminPriceVersion, AdminSponsoringPrices } from '../../sponsoring-prices/contract.ts'
import { Section } from '../desk/parts.tsx'
import css from '../plans/plans.module.css'
import { STATE_LABELS } from '../plans/words.ts'
import { usePriceWithdrawal } from './queries.ts'

/** Every version of the prices, the last one first; one that is planned can be withdrawn. */
export function PriceHistory({ prices: { versions, today } }: { prices: AdminSponsoringPrices }) {
  const [asked, setAsked] = useState<AdminPriceVersion | null>(null)
  const lines = versions.toSorted(
    (one, other) => other.effective_on.localeCompare(one.effective_on) || other.id - one.id,
  )
  return (
    <Section title="Histoire des prix">
      <ol className={css.history}>
        {lines.map((version) => {
          const state = stateOfPrices(versions, version, today)
          const day = formatDate(version.effective_on)
          return (
            <li key={version.id}>
              <time dateTime={version.effective_on}>{day}</time>
              <span className={css.what}>
                <Changes versions={versions} version={version} />
              </span>
              <span className={css.by}>{version.planned_by ?? 'Le site'}</span>
              <span className={css.state}>
                {STATE_LABELS[state]}
                {state === 'planned' && (
                  <Button
                    look="quiet"
                    small
                    onClick={() => setAsked(version)}
                    aria-label={`Annuler le changement du ${day}`}
                  >
                    Annuler
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <Withdrawal version={asked} onClose={() => setAsked(null)} />
    </Section>
  )
}

function Changes({ versions, version }: { versions: AdminPriceVersion[]; version: AdminPriceVersion }) {
  const before = lastBefore(versions, version.effective_on)
  if (!before) return 'au lancement'
  const changed = changedPrices(before, version)
  if (changed.length === 0) return 'comme avant'
  return changed.map((field) => (
    <span key={field} className={css.change}>
      {SPONSORING_PRICE_NAMES[field]}&nbsp;: <del>{formatMoney(before[field])}</del>
      {' → '}
      <ins>{formatMoney(version[field])}</ins>
    </span>
  ))
}

function Withdrawal({ version, onClose }: { version: AdminPriceVersion | null; onClose: () => void }) {
  const { mutate, isPending, error, reset } = usePriceWithdrawal()
  const close = () => {
    reset()
    onClose()
  }
  const withdraw = () => {
    if (!version) return
    mutate(version.id, {
      onSuccess: () => {
        toast.success({ title: 'Changement annulé' })
        close()
      },
    })
  }
  return (
    <ConfirmDialog
      open={version !== null}
      onClose={close}
      onConfirm={withdraw}
      title="Annuler ce changement"
      confirm="Annuler le changement"
      pending={isPending}
      failure={error?.message}
    >
      {version && (
        <>
          Les prix des sponsorisations ne changent pas le {formatDate(version.effective_on)}&nbsp;: ceux
          d’avant continuent. L’annulation reste dans l’histoire.
        </>
      )}
    </ConfirmDialog>
  )
}
