import { useState } from 'react'
import { dayAt, formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { PLAN_NAMES, PLAN_TIERS, type PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import { LIMIT_FIELDS, PLAN_FIELD_NAMES, PRICE_FIELDS } from '#src/subscriptions/pricing/shared/values.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminPlans } from '../../plans/contract.ts'
import { type ChangeValues, startOf } from './change-values.ts'
import { ChangeEffects } from './effects.tsx'
import css from './plans.module.css'
import { usePlanChange } from './queries.ts'

interface PlanChangeFormProps {
  plans: AdminPlans
  plan: PlanTier
  onPlan: (plan: PlanTier) => void
}

const PLAN_CHOICES = PLAN_TIERS.map((value) => ({ value, label: PLAN_NAMES[value] }))

/** Plans new prices and limits of a plan from a day on, and shows whom that touches before the button. */
export function PlanChangeForm({ plans, plan, onPlan }: PlanChangeFormProps) {
  const { mutateAsync } = usePlanChange(plan)
  const [initial] = useState(() => startOf(plans, plan))
  // Read as the form is sent: after a refusal, the press that follows stands on what was read since.
  const seen_id = Math.max(...plans.versions.filter((each) => each.plan === plan).map(({ id }) => id))
  const body = (values: ChangeValues) => ({
    ...values,
    offer_slots: values.offer_slots.trim() === '' ? null : values.offer_slots,
    seen_id,
  })
  const form = useForm({
    initial,
    schema: async () => (await import('#src/subscriptions/pricing/shared/values.ts')).planChangeInput,
    body,
    send: async (values) => {
      const { data } = await mutateAsync(body(values))
      toast.success({ title: `Changement prévu pour le ${formatDate(values.effective_on)}` })
      form.reset(startOf(data, plan, values.effective_on))
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
        <SelectField
          label="Formule"
          name="plan"
          choices={PLAN_CHOICES}
          value={plan}
          onChange={({ target }) => onPlan(target.value as PlanTier)}
        />
        <DateField
          label="Prend effet le"
          min={dayAt(after(new Date(`${plans.today}T12:00:00+03:00`), DAY))}
          {...form.text('effective_on')}
        />
        <Fields form={form} />
      </div>
      <ChangeEffects plans={plans} plan={plan} values={form.values} />
      <footer>
        <Button type="submit" loading={form.sending}>
          Programmer{day}
        </Button>
        <Button look="quiet" onClick={() => form.reset(startOf(plans, plan))}>
          Tout remettre
        </Button>
      </footer>
    </form>
  )
}

/** The two halves of the form: prices in Ariary, and limits, of which the offers alone may have none. */
function Fields({ form }: { form: ReturnType<typeof useForm<ChangeValues>> }) {
  return (
    <>
      <fieldset>
        <legend>Prix, TVA comprise</legend>
        {PRICE_FIELDS.map((field) => (
          <AmountField
            key={field}
            label={PLAN_FIELD_NAMES[field]}
            name={field}
            value={form.values[field]}
            error={form.errors[field]}
            onChange={(amount) => form.change({ [field]: amount })}
            onBlur={() => form.blur(field)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Limites</legend>
        {LIMIT_FIELDS.map((field) => (
          <TextField
            key={field}
            label={PLAN_FIELD_NAMES[field]}
            inputMode="numeric"
            autoComplete="off"
            {...(field === 'offer_slots' && { hint: 'Vide\u00A0: sans limite', optional: true })}
            {...form.text(field)}
          />
        ))}
      </fieldset>
    </>
  )
}
