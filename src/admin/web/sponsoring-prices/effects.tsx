import { formatDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import {
  changedPrices,
  SPONSORING_PRICE_FIELDS,
  type SponsoringPriceField,
  type SponsoringPriceValues,
  stateOfPrices,
} from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'
import { lastBefore } from '#src/subscriptions/shared/dated-versions.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { Amount } from '#src/ui/form/amount-field.tsx'
import type { AdminSponsoringPrices } from '../../sponsoring-prices/contract.ts'
import css from '../plans/plans.module.css'
import { signedMoney } from '../plans/words.ts'
import { monthlyEffect } from './monthly-effect.ts'

/** What is written in the form of a change. */
export interface PriceValues extends Record<SponsoringPriceField, Amount> {
  effective_on: string
}

/** Whom the change touches and what it will bring; nothing while what is written cannot be planned. */
export function PriceEffects({ prices, values }: { prices: AdminSponsoringPrices; values: PriceValues }) {
  const { effective_on } = values
  const wanted = readPrices(values)
  const before = lastBefore(prices.versions, effective_on)
  if (!wanted || !before || !isCalendarDate(effective_on) || effective_on <= prices.today) return null
  return (
    <section className={css.effects} aria-label="Qui ce changement touche" aria-live="polite">
      {changedPrices(before, wanted).length === 0 ? (
        <p>Rien ne change encore&nbsp;: modifiez un prix.</p>
      ) : (
        <Touched prices={prices} before={before} wanted={wanted} />
      )}
      <Following prices={prices} day={effective_on} />
    </section>
  )
}

interface TouchedProps {
  prices: AdminSponsoringPrices
  before: SponsoringPriceValues
  wanted: SponsoringPriceValues
}

function Touched({ prices: { waiting, running, recent, recent_days }, before, wanted }: TouchedProps) {
  const { companies } = recent
  return (
    <>
      <ul className={css.tiles}>
        <li>
          <b>{formatCount(waiting.count)}</b>
          {plural(
            waiting.count,
            'commande attend son paiement et garde',
            'commandes attendent leur paiement et gardent',
          )}{' '}
          {waiting.count > 0 ? `${formatMoney(waiting.amount)} en tout` : 'le montant affiché'}
        </li>
        <li>
          <b>{formatCount(running)}</b>
          {plural(running, 'sponsorisation payée va', 'sponsorisations payées vont')} à{' '}
          {plural(running, 'sa', 'leur')} fin sans rien devoir
        </li>
        <li>
          <b>{signedMoney(monthlyEffect(before, wanted, recent, recent_days))}</b>
          par mois si les ventes ne changent pas
        </li>
      </ul>
      <p>
        {companies > 0
          ? `${counted(companies, 'société')} ${plural(companies, 'a', 'ont')} payé une sponsorisation ces ${recent_days} derniers jours.`
          : `Aucune société n’a payé de sponsorisation ces ${recent_days} derniers jours.`}{' '}
        Le nouveau prix vaut pour ce qui se commande à partir de ce jour.
      </p>
    </>
  )
}

/** A version that is planned for a later day is whole: it takes over whatever is planned before it. */
function Following({ prices: { versions, today }, day }: { prices: AdminSponsoringPrices; day: string }) {
  const planned = versions.filter((each) => stateOfPrices(versions, each, today) === 'planned')
  const sameDay = planned.find((each) => each.effective_on === day)
  const later = planned.find((each) => each.effective_on > day)
  if (!sameDay && !later) return null
  return (
    <Alert>
      {sameDay && `Un changement est déjà prévu ce jour-là\u00A0: celui-ci le remplace. `}
      {later &&
        `Le ${formatDate(later.effective_on)}, la version déjà prévue prend le relais avec ses propres prix.`}
    </Alert>
  )
}

/** What is written as the server will read it; null while a field says no number. */
function readPrices(values: PriceValues): SponsoringPriceValues | null {
  const read = Object.fromEntries(SPONSORING_PRICE_FIELDS.map((field) => [field, values[field]]))
  const isWhole = SPONSORING_PRICE_FIELDS.every((field) => typeof read[field] === 'number')
  return isWhole ? (read as SponsoringPriceValues) : null
}
