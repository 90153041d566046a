import { currentTime, dayAt } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import css from './dialog.module.css'
import type { ApplyFieldsProps } from './form.ts'
import { LetterField } from './letter.tsx'
import { Questions } from './questions.tsx'
import { ResumeChoice } from './resume-choice.tsx'

export function ApplyFields(props: ApplyFieldsProps) {
  return (
    <>
      {props.before?.left_today === 0 && <NoneLeft a_day={props.before.a_day} />}
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <ResumeChoice {...props} />
      <Availability {...props} />
      <Salaries {...props} />
      <LetterField {...props} />
      <Questions {...props} />
      <Alert kind="warning">
        <b>Relisez avant d’envoyer.</b> Une fois envoyée, votre candidature ne peut plus être modifiée. Ne
        payez jamais pour postuler.
      </Alert>
      <LeftToday {...props} />
    </>
  )
}

/** Nothing can be sent today, which is said before anything is written. */
function NoneLeft({ a_day }: { a_day: number }) {
  return (
    <Alert kind="warning">
      Vous avez envoyé {counted(a_day, 'candidature')} aujourd’hui, le maximum d’une journée. Ce que vous
      écrivez ici est gardé en brouillon&nbsp;: vous pourrez l’envoyer demain.
    </Alert>
  )
}

/** The daily limit is said before it is reached. */
function LeftToday({ before }: ApplyFieldsProps) {
  if (!before || before.left_today === 0) return null
  const { left_today: left, a_day } = before
  return (
    <p className="small muted">
      {counted(a_day, 'candidature')} par jour au plus&nbsp;: il vous en reste {left} aujourd’hui.
    </p>
  )
}

const ANSWERS = [
  { value: 1, label: 'Oui' },
  { value: 0, label: 'Non' },
] as const

function Availability({ form, change }: ApplyFieldsProps) {
  const { values, errors } = form
  return (
    <div className={css.group}>
      <div className={css.short}>
        <RadioCards<1 | 0>
          name="available_now"
          label="Êtes-vous disponible immédiatement&nbsp;?"
          value={values.available_now}
          onChange={(answer) => change({ available_now: answer })}
          choices={ANSWERS}
          error={errors.available_now}
        />
      </div>
      {values.available_now === 0 && (
        <div className={css.date}>
          <DateField
            label="Date de disponibilité"
            min={dayAt(currentTime())}
            {...form.text('availability_date')}
          />
        </div>
      )}
    </div>
  )
}

const ENDS = [
  ['min_salary_expectation', 'Minimum'],
  ['max_salary_expectation', 'Maximum'],
] as const

/** What was asked last time is one press away; nothing is asked in the person's place. */
function Salaries({ form, before }: ApplyFieldsProps) {
  const { values } = form
  const last = before?.last
  const isReused =
    values.min_salary_expectation === last?.min_salary_expectation &&
    values.max_salary_expectation === last?.max_salary_expectation
  const reuse = () => {
    if (!last) return
    const { min_salary_expectation, max_salary_expectation } = last
    form.change({ min_salary_expectation, max_salary_expectation })
  }
  const blur = (field: (typeof ENDS)[number][0]) => {
    void form.blur(field)
    // A minimum that was raised may be above the maximum now.
    if (field === 'min_salary_expectation') void form.blur('max_salary_expectation')
  }
  return (
    <fieldset className={css.plain}>
      <legend className={css.legend}>Prétentions salariales par mois</legend>
      <div className={css.pair}>
        {ENDS.map(([field, label]) => (
          <AmountField
            key={field}
            name={field}
            label={label}
            value={form.values[field]}
            onChange={(amount) => form.change({ [field]: amount })}
            onBlur={() => blur(field)}
            error={form.errors[field]}
          />
        ))}
      </div>
      {last && !isReused && (
        <button type="button" className={css.again} onClick={reuse}>
          Reprendre {formatPay(last.min_salary_expectation, last.max_salary_expectation)}
        </button>
      )}
    </fieldset>
  )
}
