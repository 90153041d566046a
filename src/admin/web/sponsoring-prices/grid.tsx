import { formatDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import {
  SPONSORING_PRICE_FIELDS,
  SPONSORING_PRICE_NAMES,
  type SponsoringPriceField,
  stateOfPrices,
} from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'
import { lastUntil } from '#src/subscriptions/shared/dated-versions.ts'
import { TAX_PERCENT } from '#src/subscriptions/shared/value-added-tax.ts'
import { SPONSORING_CREDITS, type SponsoringDays } from '#src/subscriptions/sponsoring/shared/sponsorings.ts'
import { classes } from '#src/ui/class-names.ts'
import type { AdminSponsoringPrices } from '../../sponsoring-prices/contract.ts'
import { Section } from '../desk/parts.tsx'
import css from '../plans/plans.module.css'

const DAYS: Record<SponsoringPriceField, SponsoringDays> = {
  price_7_days: 7,
  price_15_days: 15,
  price_30_days: 30,
}

/** What each length costs today, under the price that is planned; what it takes of a plan's credits, and how it sells. */
export function PriceGrid({
  prices: { versions, today, recent, recent_days },
}: {
  prices: AdminSponsoringPrices
}) {
  const now = lastUntil(versions, today)
  const next = versions.find((each) => stateOfPrices(versions, each, today) === 'planned')
  if (!now) return null
  return (
    <Section
      title="En vigueur"
      aside={
        <span className={css.aside}>
          depuis le {formatDate(now.effective_on)}, TVA de {TAX_PERCENT}&nbsp;% comprise
        </span>
      }
    >
      <table className={css.grid}>
        <caption className="hidden-text">Prix des sponsorisations</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              Prix
              {next && <small className={css.next}>change le {formatDate(next.effective_on)}</small>}
            </th>
            <th scope="col">Par la formule</th>
            <th scope="col">
              Payées
              <small>ces {recent_days} derniers jours</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {SPONSORING_PRICE_FIELDS.map((field) => {
            const isChanged = next !== undefined && next[field] !== now[field]
            const credits = SPONSORING_CREDITS[DAYS[field]]
            return (
              <tr key={field}>
                <th scope="row">{SPONSORING_PRICE_NAMES[field]}</th>
                <td data-label="Prix" className={classes(isChanged && css.changed)}>
                  {isChanged ? (
                    <>
                      <ins>{formatMoney(next[field])}</ins> <del>{formatMoney(now[field])}</del>
                    </>
                  ) : (
                    formatMoney(now[field])
                  )}
                </td>
                <td data-label="Par la formule">{credits === 1 ? '1 crédit' : `${credits} crédits`}</td>
                <td data-label="Payées récemment">{formatCount(recent[field])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
