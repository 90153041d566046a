import { useState } from 'react'
import { dayAt, formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import {
  SPONSORING_PRICE_FIELDS,
  SPONSORING_PRICE_NAMES,
} from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'
import { lastUntil } from '#src/subscriptions/shared/dated-versions.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminSponsoringPrices } from '../../sponsoring-prices/contract.ts'
import { firstOfNextMonth } from '../plans/change-values.ts'
import css from '../plans/plans.module.css'
import { PriceEffects, type PriceValues } from './effects.tsx'
import { usePriceChange } from './queries.ts'

/** The form begins with what sponsorings will cost on that day without a change. */
function startOf({ versions, today }: AdminSponsoringPrices, day = firstOfNextMonth(today)): PriceValues {
  const version = lastUntil(versions, day)
  return {
    effective_on: day,
    price_7_days: version?.price_7_days ?? null,
    price_15_days: version?.price_15_days ?? null,
    price_30_days: version?.price_30_days ?? null,
  }
}

/** Plans new prices of sponsorings from a day on, and shows whom that touches before the button. */
export function PriceChangeForm({ prices }: { prices: AdminSponsoringPrices }) {
  const { mutateAsync } = usePriceChange()
  const [initial] = useState(() => startOf(prices))
  // Read as the form is sent: after a refusal, the press that follows stands on what was read since.
  const seen_id = Math.max(...prices.versions.map(({ id }) => id))
  const body = (values: PriceValues) => ({ ...values, seen_id })
  const form = useForm({
    initial,
    schema: async () =>
      (await import('#src/subscriptions/pricing/shared/sponsoring-prices.ts')).sponsoringPriceChangeInput,
    body,
    send: async (values) => {
      const { data } = await mutateAsync(body(values))
      toast.success({ title: `Changement prévu pour le ${formatDate(values.effective_on)}` })
      form.reset(startOf(data, values.effective_on))
    },
  })
  const { effective_on } = form.values
  const day = isCalendarDate(effective_on) ? ` pour le ${formatDate(effective_on)}` : ''
  return (
    <form className={css.prepared} onSubmit={form.submit} noValidate aria-labelledby="changement">
      <header>
        <h2 id="changement">Préparer un changement</h2>
      </header>
      <div className={css.fields}>
        <ErrorSummary {...form.summary} />
        <FormFailure>{form.failure}</FormFailure>
        <DateField
          label="Prend effet le"
          min={dayAt(after(new Date(`${prices.today}T12:00:00+03:00`), DAY))}
          {...form.text('effective_on')}
        />
        <fieldset>
          <legend>Prix, TVA comprise</legend>
          {SPONSORING_PRICE_FIELDS.map((field) => (
            <AmountField
              key={field}
              label={SPONSORING_PRICE_NAMES[field]}
              name={field}
              value={form.values[field]}
              error={form.errors[field]}
              onChange={(amount) => form.change({ [field]: amount })}
              onBlur={() => form.blur(field)}
            />
          ))}
        </fieldset>
      </div>
      <PriceEffects prices={prices} values={form.values} />
      <footer>
        <Button type="submit" loading={form.sending}>
          Programmer{day}
        </Button>
        <Button look="quiet" onClick={() => form.reset(startOf(prices))}>
          Tout remettre
        </Button>
      </footer>
    </form>
  )
}
