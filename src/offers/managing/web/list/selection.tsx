import { useState } from 'react'
import { CHANGE_LABELS, type CloseReason, type OfferChange } from '#src/offers/life/shared/transitions.ts'
import { waitingWords } from '#src/offers/life/shared/words.ts'
import type { OfferAnswering } from '#src/offers/life/web/answer-dialog.ts'
import { CloseOfferDialog } from '#src/offers/life/web/close-dialog.tsx'
import { type ManyResults, useManyChanges } from '#src/offers/life/web/queries.ts'
import { plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { ManagedOffer } from '../../contract.ts'
import { offersHref } from '../filters.ts'
import { CHANGE_ICONS } from '../menu.tsx'
import css from './selection.module.css'

const MANY = ['pause', 'resume', 'renew', 'close', 'archive'] as const satisfies readonly OfferChange[]

interface OffersSelectionProps {
  selected: readonly ManagedOffer[]
  onClear: () => void
  answering: OfferAnswering
}

/** Changes all selected offers at once, and says which ones were not changed and why. */
export function OffersSelection({ selected, onClear, answering }: OffersSelectionProps) {
  const [closing, setClosing] = useState(false)
  const [results, setResults] = useState<ManyResults & { open: number }>()
  const { mutate, isPending } = useManyChanges()
  const act = (change: OfferChange, reason?: CloseReason) =>
    mutate(
      { offers: selected, change, ...(reason && { reason }) },
      {
        onSuccess: (found) => {
          const refused = found.refused.map(({ id }) => id)
          const changed = selected.filter(({ id }) => !refused.includes(id))
          setResults({ ...found, open: change === 'close' ? countOpen(changed) : 0 })
          onClear()
        },
        onSettled: () => setClosing(false),
      },
    )
  const count = selected.length
  const able = (change: OfferChange) => selected.every(({ actions }) => actions.includes(change))
  const shown = MANY.filter((change) => change !== 'resume' || able(change))
  return (
    <>
      <SelectionBar count={count} onClear={onClear} className={css.bar}>
        {shown.map((change) => {
          const Icon = CHANGE_ICONS[change]
          return (
            <BareButton
              key={change}
              disabled={isPending || !able(change)}
              onClick={() => (change === 'close' ? setClosing(true) : act(change))}
            >
              <Icon size={16} />
              {CHANGE_LABELS[change]}
              {change === 'archive' && !able(change) && <small>après clôture</small>}
            </BareButton>
          )
        })}
      </SelectionBar>
      {results && <Results results={results} onHide={() => setResults(undefined)} />}
      <CloseOfferDialog
        open={closing}
        onClose={() => setClosing(false)}
        title={plural(count, 'Clôturer une offre', `Clôturer ${count} offres`)}
        count={count}
        waiting={null}
        concerned={<answering.ConcernedOffers offers={selected} />}
        busy={isPending}
        onConfirm={(reason) => act('close', reason)}
      />
    </>
  )
}

const countOpen = (offers: readonly ManagedOffer[]) =>
  offers.reduce((sum, offer) => sum + offer.open_count, 0)

interface ResultsProps {
  /** `open` counts the applications without an answer to the offers that were just closed. */
  results: ManyResults & { open: number }
  onHide: () => void
}

function Results({ results: { done, refused, open }, onHide }: ResultsProps) {
  const words = done > 1 ? `${done} offres modifiées.` : `${done === 1 ? 'Une' : 'Aucune'} offre modifiée.`
  return (
    <div className={css.results}>
      <Alert
        kind={refused.length ? 'warning' : 'success'}
        live
        action={
          <Button look="quiet" small onClick={onHide}>
            Masquer
          </Button>
        }
      >
        {words}
        {done > 0 && open > 0 && (
          <>
            {' '}
            {waitingWords(open)} une réponse&nbsp;:{' '}
            <AppLink href={offersHref({}, { status: 'closed' })}>
              répondez depuis chaque offre clôturée
            </AppLink>
            .
          </>
        )}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ id, title, message }) => (
              <li key={id}>
                <b>{title}</b> : {message}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}
