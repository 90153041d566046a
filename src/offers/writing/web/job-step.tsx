import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { OccupationField } from '#src/occupations/web/field.tsx'
import { offerWordsQuery } from '#src/offers/wording/web/queries.ts'
import { areaChoices } from '#src/reference/web/choices.ts'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import { OfferText } from './offer-text.tsx'
import { PlaceFields } from './place-fields.tsx'
import { WordWarnings } from './word-warnings.tsx'

const MODES = [
  { value: 'on_site', label: 'Sur place' },
  { value: 'hybrid', label: 'Hybride' },
  { value: 'remote', label: 'À distance' },
] as const

export function JobStep({ form }: { form: OfferForm }) {
  const { values, text, change, errors } = form
  const typed = useDeferredValue(values.title.trim())
  const { data: titles = [] } = useQuery(offerWordsQuery('title', typed))
  return (
    <>
      <TextField
        className={css.all}
        label="Titre du poste"
        hint="Le métier, sans sigle ni majuscules. «&nbsp;H/F&nbsp;» s’ajoute tout seul."
        autoComplete="off"
        list="offer-titles"
        {...text('title')}
      />
      <datalist id="offer-titles">
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <div className={css.all}>
        <WordWarnings text={values.title} />
      </div>
      <OccupationField
        className={css.all}
        title={values.title}
        choice={values.occupation_choice}
        onChoose={(occupation_choice) => change({ occupation_choice })}
      />
      <SelectField
        label="Secteur d’activité"
        empty="Choisir"
        choices={areaChoices(form.values.activity_area_id)}
        {...text('activity_area_id')}
      />
      <TextField label="Postes à pourvoir" inputMode="numeric" {...text('positions_count')} />
      <PlaceFields form={form} />
      <TextField label="Adresse" optional autoComplete="off" {...text('address')} />
      <div className={css.all}>
        <RadioCards
          name="work_mode"
          label="Mode de travail"
          value={values.work_mode}
          onChange={(work_mode) => change({ work_mode })}
          choices={MODES}
          error={errors.work_mode}
        />
      </div>
      <OfferText form={form} name="description" label="Présentation du poste" optional />
      <OfferText
        form={form}
        name="missions"
        label="Missions"
        hint="Ce que fera la personne, en phrases courtes. Une liste se lit mieux sur un téléphone."
      />
    </>
  )
}
