import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import {
  changedPrices,
  SPONSORING_PRICE_NAMES,
  stateOfPrices,
} from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'
import { lastBefore } from '#src/subscriptions/shared/dated-versions.ts'
import type { AdminPriceVersion, AdminSponsoringPrices } from '../../sponsoring-prices/contract.ts'
import { Section } from '../desk/parts.tsx'
import { ChangeList, HistoryLine, latestFirst, WithdrawalDialog } from '../plans/dated-history.tsx'
import css from '../plans/plans.module.css'
import { usePriceWithdrawal } from './queries.ts'

/** Every version of the prices, the last one first; one that is planned can be withdrawn. */
export function PriceHistory({ prices: { versions, today } }: { prices: AdminSponsoringPrices }) {
  const [asked, setAsked] = useState<AdminPriceVersion | null>(null)
  const withdrawal = usePriceWithdrawal()
  return (
    <Section title="Histoire des prix">
      <ol className={css.history}>
        {latestFirst(versions).map((version) => (
          <HistoryLine
            key={version.id}
            version={version}
            state={stateOfPrices(versions, version, today)}
            onWithdraw={() => setAsked(version)}
          >
            <ChangeList changes={changesOf(versions, version)} />
          </HistoryLine>
        ))}
      </ol>
      <WithdrawalDialog version={asked} withdrawal={withdrawal} onClose={() => setAsked(null)}>
        {asked && (
          <>
            Les prix des sponsorisations ne changent pas le {formatDate(asked.effective_on)}&nbsp;: ceux
            d’avant continuent.
          </>
        )}
      </WithdrawalDialog>
    </Section>
  )
}

function changesOf(versions: AdminPriceVersion[], version: AdminPriceVersion) {
  const before = lastBefore(versions, version.effective_on)
  return (
    before &&
    changedPrices(before, version).map((field) => ({
      name: SPONSORING_PRICE_NAMES[field],
      before: formatMoney(before[field]),
      after: formatMoney(version[field]),
    }))
  )
}
