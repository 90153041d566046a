import type { OfferChange } from '#src/offers/life/shared/transitions.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import type { ManagedOffer } from '../../contract.ts'
import { managedOfferHref } from '../filters.ts'
import { OfferMenu } from '../menu.tsx'
import { OfferStateNote, OfferStateWord } from '../state.tsx'
import { aboutOf, titleOf } from '../words.ts'
import css from './table.module.css'

interface OffersTableProps {
  offers: readonly ManagedOffer[]
  chosen: ReadonlySet<number>
  /** Absent for who changes nothing. */
  onChoose: ((ids: readonly number[], on: boolean) => void) | undefined
  act: (offer: ManagedOffer, change: OfferChange | 'answer') => void
  busy: boolean
}

/** A table; on phones each row is laid out as a card. */
export function OffersTable({ offers, chosen, onChoose, act, busy }: OffersTableProps) {
  const ids = offers.map(({ id }) => id)
  return (
    <div className={css.sheet}>
      <table className={css.table}>
        <caption className="hidden-text">Offres de la société</caption>
        <thead>
          <tr>
            {onChoose && (
              <th scope="col" className={css.pick}>
                <input
                  type="checkbox"
                  aria-label="Sélectionner toutes les offres de la page"
                  checked={ids.every((id) => chosen.has(id))}
                  onChange={(event) => onChoose(ids, event.target.checked)}
                />
              </th>
            )}
            <th scope="col">Offre</th>
            <th scope="col" className={css.state}>
              État
            </th>
            <th scope="col" className={css.views}>
              Vues
            </th>
            <th scope="col" className={css.applied}>
              Candidatures
            </th>
            <th scope="col" className={css.more}>
              <span className="hidden-text">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id} className={classes(chosen.has(offer.id) && css.chosen)}>
              {onChoose && (
                <td className={css.pick}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`Sélectionner ${titleOf(offer)}`}
                      checked={chosen.has(offer.id)}
                      onChange={(event) => onChoose([offer.id], event.target.checked)}
                    />
                  </label>
                </td>
              )}
              <th scope="row" className={css.offer}>
                <AppLink href={managedOfferHref(offer.id, 'apercu')}>{titleOf(offer)}</AppLink>
                <small className="dots">
                  {aboutOf(offer).map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </small>
              </th>
              <td className={css.state}>
                <OfferStateWord offer={offer} />
                <span className={css.under}>
                  <OfferStateNote
                    offer={offer}
                    onNext={onChoose && ((change) => act(offer, change))}
                    busy={busy}
                  />
                </span>
              </td>
              <td className={css.views}>
                {offer.published_at ? (
                  <>
                    {formatCount(offer.views_count)}
                    <span className={css.unit}> {offer.views_count > 1 ? 'vues' : 'vue'}</span>
                  </>
                ) : (
                  '–'
                )}
              </td>
              <td className={css.applied}>
                <Applied offer={offer} />
              </td>
              <td className={css.more}>
                <OfferMenu offer={offer} disabled={busy} onChoose={(change) => act(offer, change)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Applied({ offer }: { offer: ManagedOffer }) {
  const { id, applications_count: all, new_count: fresh, unanswered_count: waiting } = offer
  if (!offer.published_at && all === 0) return '–'
  if (all === 0) return '0'
  return (
    <>
      <AppLink href={managedOfferHref(id, 'candidatures')}>
        {formatCount(all)}
        <span className={css.unit}> {all > 1 ? 'candidatures' : 'candidature'}</span>
      </AppLink>
      {(fresh > 0 || waiting > 0) && (
        <small className="dots">
          {fresh > 0 && (
            <span className={css.fresh}>
              {formatCount(fresh)} {fresh > 1 ? 'nouvelles' : 'nouvelle'}
            </span>
          )}
          {waiting > 0 && <span className={css.waiting}>{formatCount(waiting)} sans réponse</span>}
        </small>
      )}
    </>
  )
}
