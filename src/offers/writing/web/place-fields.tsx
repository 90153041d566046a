import { cityChoices } from '#src/reference/web/choices.ts'
import { COUNTRY_CHOICES } from '#src/reference/web/country-choices.ts'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'

/** Where the work is: a town of Madagascar, or a country and its town. */
export function PlaceFields({ form }: { form: OfferForm }) {
  const { values, text, change } = form
  return (
    <>
      <div className={css.all}>
        <CheckBox
          id="is_abroad"
          label="Ce poste est à l’étranger"
          checked={values.is_abroad}
          onChange={({ target }) => change({ is_abroad: target.checked })}
        />
      </div>
      {values.is_abroad ? (
        <>
          <SelectField label="Pays" empty="Choisir" choices={COUNTRY_CHOICES} {...text('country')} />
          <TextField label="Ville à l’étranger" autoComplete="off" {...text('foreign_town')} />
          <TextField
            className={css.all}
            label="Référence du ministère"
            hint="Une offre à l’étranger sans l’accord du ministère du Travail est examinée de plus près."
            optional
            {...text('ministry_reference')}
          />
        </>
      ) : (
        <SelectField
          label="Ville"
          empty="Choisir"
          choices={cityChoices(form.values.city_id)}
          {...text('city_id')}
        />
      )}
    </>
  )
}
