import type { ChangeEvent } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import { ListTable } from '#src/ui/lists/table.tsx'
import type { ManagedOffer } from '../../contract.ts'
import { managedOfferHref } from '../filters.ts'
import { type OfferAct, OfferMenu } from '../menu.tsx'
import { OfferStateNote, OfferStateWord } from '../state.tsx'
import { aboutOf, titleOf } from '../words.ts'
import css from './table.module.css'

interface OffersTableProps {
  offers: readonly ManagedOffer[]
  chosen: ReadonlySet<number>
  /** Undefined for members who may not change offers: they get no boxes. */
  onChoose: ((ids: readonly number[], on: boolean) => void) | undefined
  act: (offer: ManagedOffer, wanted: OfferAct) => void
  busy: boolean
}

/** The offers of a page, and what can be done with each. */
export function OffersTable({ offers, chosen, onChoose, act, busy }: OffersTableProps) {
  const ids = offers.map(({ id }) => id)
  return (
    <ListTable
      caption="Offres de la société"
      className={css.table}
      head={
        <>
          {onChoose && (
            <th scope="col" className={css.pick}>
              <Pick
                label="Sélectionner toutes les offres de la page"
                checked={ids.every((id) => chosen.has(id))}
                onChange={(on) => onChoose(ids, on)}
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
        </>
      }
    >
      {offers.map((offer) => (
        <tr key={offer.id} className={classes(chosen.has(offer.id) && css.chosen)}>
          {onChoose && (
            <td className={css.pick}>
              <Pick
                label={`Sélectionner ${titleOf(offer)}`}
                checked={chosen.has(offer.id)}
                onChange={(on) => onChoose([offer.id], on)}
              />
            </td>
          )}
          <th scope="row" className={css.offer}>
            <AppLink href={managedOfferHref(offer.id, 'apercu')}>{titleOf(offer)}</AppLink>
            <small className="dots">
              {aboutOf(offer).map((words) => (
                <span key={words}>{words}</span>
              ))}
              {offer.is_sponsored && (
                <span className={css.paid}>
                  <Badge tone="paid">Sponsorisée</Badge>
                </span>
              )}
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
          <td className={classes(css.views, !offer.published_at && css.none)}>
            {offer.published_at ? (
              <>
                {formatCount(offer.views_count)}
                <span className={css.unit}> {plural(offer.views_count, 'vue')}</span>
              </>
            ) : (
              '–'
            )}
          </td>
          <td className={classes(css.applied, isNone(offer) && css.none)}>
            <Applied offer={offer} />
          </td>
          <td className={css.more}>
            <OfferMenu offer={offer} disabled={busy} onChoose={(change) => act(offer, change)} />
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

function Pick({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}) {
  const input = {
    checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked),
  }
  const field = useEarlyAnswer(input)
  return (
    <label>
      <input type="checkbox" aria-label={label} {...input} ref={field} />
    </label>
  )
}

function Applied({ offer }: { offer: ManagedOffer }) {
  const { id, applications_count: all, new_count: fresh, unanswered_count: waiting } = offer
  if (isNone(offer)) return '–'
  if (all === 0) return '0'
  return (
    <>
      <AppLink href={managedOfferHref(id, 'candidatures')}>
        {formatCount(all)}
        <span className={css.unit}> {plural(all, 'candidature')}</span>
      </AppLink>
      {(fresh > 0 || waiting > 0) && (
        <small className="dots">
          {fresh > 0 && (
            <span className={css.fresh}>
              {formatCount(fresh)} {plural(fresh, 'nouvelle')}
            </span>
          )}
          {waiting > 0 && <span className={css.waiting}>{formatCount(waiting)} sans réponse</span>}
        </small>
      )}
    </>
  )
}

/** An offer that was never published has no applications to count. */
function isNone({ published_at, applications_count }: ManagedOffer): boolean {
  return !published_at && applications_count === 0
}
