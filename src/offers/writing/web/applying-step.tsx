import { currentTime, dayAt } from '#src/shared/dates.ts'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { Rows } from '#src/ui/form/rows.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { OFFER_LIMITS } from '../shared/limits.ts'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import type { OfferValues } from './values.ts'
import { WordWarnings } from './word-warnings.tsx'

const DELAYS = [3, 7, 14, 21, 30].map((days) => ({ value: days, label: `${days} jours` }))

export function ApplyingStep({ form }: { form: OfferForm }) {
  const { text } = form
  const today = dayAt(currentTime())
  return (
    <>
      <DateField label="Date limite de candidature" optional min={today} {...text('application_deadline')} />
      <DateField
        label="Fin de publication"
        optional
        hint="30 jours après la publication, sauf si vous choisissez un jour."
        min={today}
        {...text('expires_at')}
      />
      <SelectField
        className={css.all}
        label="Réponse promise sous"
        hint="Ce délai est affiché sur l’offre, et nous vous le rappelons."
        choices={DELAYS}
        {...text('response_delay_days')}
      />
      <TextField
        className={css.all}
        label="Où se passe l’entretien"
        optional
        hint="Par exemple : à l’agence d’Ankorondrano, ou par téléphone."
        maxLength={OFFER_LIMITS.fact}
        {...text('interview_place')}
      />
      <ProcessSteps form={form} />
      <Questions form={form} />
    </>
  )
}

function ProcessSteps({ form: { values, text, change } }: { form: OfferForm }) {
  return (
    <fieldset className={css.set}>
      <legend>
        Étapes du recrutement <span>(facultatif)</span>
      </legend>
      <Rows
        name="process_steps"
        rows={values.process_steps}
        onChange={(process_steps) => change({ process_steps })}
        empty={{ key: 0, title: '', text: '' }}
        max={OFFER_LIMITS.steps}
        addLabel="Ajouter une étape"
        nameOf={({ title }) => title || 'Nouvelle étape'}
      >
        {(row, index, changeRow) => (
          <div className={css.rows}>
            <TextField label="Étape" autoComplete="off" {...text(`process_steps.${index}.title`)} />
            <TextField label="En quelques mots" optional {...text(`process_steps.${index}.text`)} />
            <WordWarnings
              text={`${row.title}\n${row.text}`}
              onReplace={(found, word) =>
                changeRow({ title: row.title.replace(found, word), text: row.text.replace(found, word) })
              }
            />
          </div>
        )}
      </Rows>
    </fieldset>
  )
}

const KINDS = [
  { value: 'text', label: 'Réponse courte' },
  { value: 'yes_no', label: 'Oui ou non' },
  { value: 'choice', label: 'Choix dans une liste' },
] as const

const NO_QUESTION: OfferValues['questions'][number] = {
  key: 0,
  text: '',
  kind: 'text',
  choices: '',
  required: true,
}

function Questions({ form: { values, text, change } }: { form: OfferForm }) {
  return (
    <fieldset className={css.set}>
      <legend>
        Questions aux candidats <span>(facultatif, {OFFER_LIMITS.questions} au plus)</span>
      </legend>
      <Rows
        name="questions"
        rows={values.questions}
        onChange={(questions) => change({ questions })}
        empty={NO_QUESTION}
        max={OFFER_LIMITS.questions}
        addLabel="Ajouter une question"
        nameOf={({ text: asked }) => asked || 'Nouvelle question'}
      >
        {(row, index, changeRow) => (
          <div className={css.rows}>
            <TextField label="Question" autoComplete="off" {...text(`questions.${index}.text`)} />
            <WordWarnings
              text={row.text}
              onReplace={(found, word) => changeRow({ text: row.text.replace(found, word) })}
            />
            <SelectField label="Type de réponse" choices={KINDS} {...text(`questions.${index}.kind`)} />
            {row.kind === 'choice' && (
              <TextAreaField
                label="Réponses proposées"
                hint="Une par ligne."
                rows={3}
                {...text(`questions.${index}.choices`)}
              />
            )}
            <WordWarnings
              text={row.choices}
              onReplace={(found, word) => changeRow({ choices: row.choices.replace(found, word) })}
            />
            <CheckBox
              label="Réponse obligatoire"
              checked={row.required}
              onChange={({ target }) => changeRow({ required: target.checked })}
            />
          </div>
        )}
      </Rows>
    </fieldset>
  )
}
