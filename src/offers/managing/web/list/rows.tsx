import { useState } from 'react'
import type { OfferAnswering } from '#src/offers/life/web/answer-dialog.ts'
import { ClosedOfferAlert } from '#src/offers/life/web/closed-offer-alert.tsx'
import { useOfferActions } from '#src/offers/life/web/use-offer-actions.tsx'
import { useAbility } from '#src/shell/session/ability.ts'
import type { ManagedOffer } from '../../contract.ts'
import css from './selection.module.css'
import { OffersSelection } from './selection.tsx'
import { OffersTable } from './table.tsx'

/** The offers of a page, of which several can be chosen. */
export function OffersRows({
  offers,
  answering,
}: {
  offers: readonly ManagedOffer[]
  answering: OfferAnswering
}) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { act, dialogs, busy, closed } = useOfferActions(answering)
  const canEdit = useAbility().can('edit', 'job offer')
  // A selection applies only to the offers on this page: those of another page or filter are out of sight.
  const selected = offers.filter(({ id }) => chosen.has(id))
  const choose = (ids: readonly number[], on: boolean) =>
    setChosen((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  return (
    <>
      {canEdit && (
        <OffersSelection selected={selected} onClear={() => setChosen(new Set())} answering={answering} />
      )}
      {closed !== undefined && (
        <div className={css.notice}>
          <ClosedOfferAlert offerId={closed} />
        </div>
      )}
      <OffersTable
        offers={offers}
        chosen={chosen}
        onChoose={canEdit ? choose : undefined}
        act={act}
        busy={busy}
      />
      {dialogs}
    </>
  )
}
