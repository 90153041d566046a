import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { offerWordsQuery } from '#src/offers/wording/web/queries.ts'
import { LANGUAGE_LEVELS } from '#src/profiles/shared/parts.ts'
import { degreeChoices } from '#src/reference/web/choices.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { Rows } from '#src/ui/form/rows.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TagsField } from '#src/ui/form/tags-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { OFFER_LIMITS } from '../shared/limits.ts'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import { OfferText } from './offer-text.tsx'
import { WordWarnings } from './word-warnings.tsx'

export function ProfileStep({ form }: { form: OfferForm }) {
  const { values, text, change, errors } = form
  const [typed, setTyped] = useState('')
  const { data: skills = [] } = useQuery(offerWordsQuery('skill', useDeferredValue(typed.trim())))
  return (
    <>
      <SelectField
        label="Niveau d’études"
        optional
        empty="Non précisé"
        choices={degreeChoices(form.values.degree_id)}
        {...text('degree_id')}
      />
      <TextField label="Années d’expérience" optional inputMode="numeric" {...text('experience_min_years')} />
      <div className={css.all}>
        <TagsField
          name="skills"
          label="Compétences"
          optional
          hint="Elles comptent dans la correspondance. Cinq à huit suffisent."
          value={values.skills}
          onChange={(words) => change({ skills: words })}
          suggestions={skills}
          onType={setTyped}
          max={OFFER_LIMITS.skills}
          maxLength={OFFER_LIMITS.skill}
          error={errors.skills}
        />
        <WordWarnings text={values.skills.join('\n')} />
      </div>
      <OfferText form={form} name="profile" label="Description du profil" />
      <Languages form={form} />
    </>
  )
}

const LEVELS = LANGUAGE_LEVELS.map((level) => ({ value: level, label: capitalised(level) }))

function Languages({ form: { values, text, change } }: { form: OfferForm }) {
  return (
    <fieldset className={css.set}>
      <legend>
        Langues <span>(facultatif)</span>
      </legend>
      <Rows
        name="languages"
        rows={values.languages}
        onChange={(languages) => change({ languages })}
        empty={{ key: 0, name: '', level: '' }}
        max={OFFER_LIMITS.languages}
        addLabel="Ajouter une langue"
        nameOf={({ name }) => name || 'Nouvelle langue'}
      >
        {(_row, index) => (
          <div className={css.pair}>
            <TextField label="Langue" autoComplete="off" {...text(`languages.${index}.name`)} />
            <SelectField
              label="Niveau"
              empty="Choisir"
              choices={LEVELS}
              {...text(`languages.${index}.level`)}
            />
          </div>
        )}
      </Rows>
    </fieldset>
  )
}
