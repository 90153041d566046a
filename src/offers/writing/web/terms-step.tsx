import { choicesOf, FACT_CHOICES } from '#src/offers/shared/facts.ts'
import { PayHelp } from '#src/offers/wording/web/pay-help.tsx'
import { contractChoices, jobTypeChoices, levelChoices } from '#src/reference/web/choices.ts'
import { classes } from '#src/ui/class-names.ts'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TagsField } from '#src/ui/form/tags-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { OFFER_LIMITS } from '../shared/limits.ts'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import { WordWarnings } from './word-warnings.tsx'
import { amountOf } from './words.ts'

const CDI = '1'

const ENDS = [
  ['min_salary', 'Salaire minimum, par mois'],
  ['max_salary', 'Salaire maximum, par mois'],
] as const

export function TermsStep({ form }: { form: OfferForm }) {
  const { values, text, change, errors, blur } = form
  const left = (field: 'min_salary' | 'max_salary') => {
    void blur(field)
    if (field === 'min_salary') void blur('max_salary')
  }
  return (
    <>
      <SelectField
        label="Contrat"
        empty="Choisir"
        choices={contractChoices(values.contract_id)}
        {...text('contract_id')}
      />
      <SelectField
        label="Type"
        optional
        empty="Non précisé"
        choices={jobTypeChoices(values.job_type_id)}
        {...text('job_type_id')}
      />
      {values.contract_id !== CDI && (
        <TextField label="Durée en mois" optional inputMode="numeric" {...text('contract_duration_months')} />
      )}
      <DateField label="Prise de poste" optional {...text('start_date')} />
      <SelectField
        label="Niveau"
        optional
        hint="Il dit ce que paient les offres semblables."
        empty="Non précisé"
        choices={levelChoices(values.job_level_id)}
        {...text('job_level_id')}
      />
      <div className={css.pair}>
        {ENDS.map(([field, label]) => (
          <AmountField
            key={field}
            name={field}
            label={label}
            optional={field === 'max_salary' || !values.salary_visible}
            value={values[field]}
            onChange={(amount) => change({ [field]: amount })}
            onBlur={() => left(field)}
            error={errors[field]}
          />
        ))}
      </div>
      <div className={classes(css.all, css.rows)}>
        <PayHelp
          area={values.activity_area_id}
          level={values.job_level_id}
          contract={values.contract_id}
          jobType={values.job_type_id}
          min={amountOf(values.min_salary)}
          max={amountOf(values.max_salary)}
        />
        <CheckBox
          label="Afficher le salaire sur l’offre"
          checked={values.salary_visible}
          onChange={({ target }) => change({ salary_visible: target.checked })}
        />
        {!values.salary_visible && (
          <TextField
            label="Pourquoi le salaire n’est pas affiché"
            hint="La modération lit cette raison et peut la refuser ; elle n’est jamais publiée. L’offre dira ce que paient celles du même métier et du même niveau, dès qu’il y en a cinq."
            maxLength={OFFER_LIMITS.hidden_reason}
            {...text('salary_hidden_reason')}
          />
        )}
      </div>
      <div className={css.all}>
        <TagsField
          name="benefits"
          label="Avantages"
          optional
          value={values.benefits}
          onChange={(benefits) => change({ benefits })}
          max={OFFER_LIMITS.benefits}
          maxLength={OFFER_LIMITS.benefit}
          error={errors.benefits}
        />
        <WordWarnings text={values.benefits.join('\n')} />
      </div>
      <Facts form={form} />
    </>
  )
}

const CHOSEN = ['night_work', 'sunday_work', 'transport', 'meals', 'housing'] as const

/** What people need to know before they apply, and by which they filter. */
function Facts({ form: { values, text, change } }: { form: OfferForm }) {
  return (
    <fieldset className={css.set}>
      <legend>
        Au quotidien <span>(facultatif)</span>
      </legend>
      <p className="muted">
        Les candidats filtrent les offres par ces faits, et décident par eux s’ils peuvent venir.
      </p>
      <div className={css.pair}>
        <TextField
          label="Jours et horaires"
          hint="Par exemple\u00a0: lundi à vendredi, 8\u00a0h – 17\u00a0h."
          maxLength={OFFER_LIMITS.fact}
          {...text('schedule')}
        />
        <TextField label="Heures par semaine" inputMode="numeric" {...text('weekly_hours')} />
        {CHOSEN.map((fact) => (
          <SelectField
            key={fact}
            label={FACT_CHOICES[fact].label}
            empty="Non précisé"
            choices={choicesOf(fact)}
            {...text(fact)}
          />
        ))}
        <TextField
          label="Période d’essai en mois"
          hint="0 s’il n’y en a pas."
          inputMode="numeric"
          {...text('probation_months')}
        />
      </div>
      <TextField label="Outils ou tenue à apporter" maxLength={OFFER_LIMITS.fact} {...text('to_bring')} />
      <CheckBox
        label="Poste ouvert aux personnes handicapées"
        checked={values.open_to_disability}
        onChange={({ target }) => change({ open_to_disability: target.checked })}
      />
    </fieldset>
  )
}
