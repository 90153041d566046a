import { REGIONS } from '#src/reference/shared/places.ts'
import {
  TEMPLATE_BODY_MAX,
  TEMPLATE_USE_LABELS,
  TEMPLATE_USES,
  TEMPLATE_VARIABLES,
} from '#src/reference/shared/reply-template-parts.ts'
import { type ChangedList, LIST_TRAITS } from '#src/reference-changes/shared/lists.ts'
import type { Form } from '#src/shell/form/use-form.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TagsField } from '#src/ui/form/tags-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { AdminEntry } from '../../reference/contract.ts'
import settingsCss from '../settings/settings.module.css'
import type { EntryValues } from './entry-values.ts'

interface EntryFieldsProps {
  list: ChangedList
  entry: AdminEntry | null
  form: Form<EntryValues>
  others: readonly AdminEntry[]
  occupations: readonly { code: string; name: string }[]
}

/** Their entries are read, and offered to nobody. */
const COUNTED: readonly ChangedList[] = ['titles', 'synonyms']

const USE_CHOICES = TEMPLATE_USES.map((value) => ({ value, label: TEMPLATE_USE_LABELS[value] }))
const VARIABLES = `Se remplissent seules\u00a0: ${Object.keys(TEMPLATE_VARIABLES)
  .map((name) => `{${name}}`)
  .join(', ')}.`

const REGION_CHOICES = REGIONS.map(({ id, name }) => ({ value: id, label: name })).toSorted((one, other) =>
  one.label.localeCompare(other.label, 'fr'),
)

export function EntryFields({ list, entry, form, others, occupations }: EntryFieldsProps) {
  const { values, errors, change, text } = form
  if (list === 'delays')
    return <TextField label="Jours" inputMode="numeric" autoComplete="off" {...text('days')} />
  return (
    <>
      {list === 'synonyms' ? (
        <TagsField
          label="Mots cherchés ensemble"
          hint="Deux au moins, séparés par une virgule."
          name="entry-words"
          value={values.words}
          error={errors.words}
          onChange={(words) => change({ words })}
          max={12}
          maxLength={60}
        />
      ) : (
        <TextField
          label={list === 'titles' ? 'Titre, comme il est écrit' : 'Nom affiché'}
          maxLength={120}
          {...text('name')}
        />
      )}
      {list === 'titles' && (
        <SelectField
          label="Métier"
          empty="Aucun métier"
          choices={occupations.map(({ code, name }) => ({ value: code, label: name }))}
          {...text('code')}
        />
      )}
      {list === 'reply_templates' && (
        <>
          <SelectField label="Usage" empty="Choisir" choices={USE_CHOICES} {...text('use')} />
          <TextAreaField
            label="Texte"
            hint={VARIABLES}
            rows={10}
            maxLength={TEMPLATE_BODY_MAX}
            {...text('text')}
          />
        </>
      )}
      {LIST_TRAITS[list].canOrder && (
        <TextField
          label="Place dans la liste"
          optional
          hint="Un nombre, 1 pour la première. Sans place, elle suit l’ordre d’origine."
          inputMode="numeric"
          autoComplete="off"
          {...text('position')}
        />
      )}
      {list === 'cities' && <PlaceFields isNew={entry === null} form={form} />}
      {entry && <StateFields list={list} entry={entry} form={form} others={others} />}
    </>
  )
}

function PlaceFields({
  isNew,
  form: { values, errors, change, text },
}: {
  isNew: boolean
  form: Form<EntryValues>
}) {
  return (
    <>
      <SelectField label="Région" empty="Choisir" choices={REGION_CHOICES} {...text('region_id')} />
      <TagsField
        label="Seconds noms, pour la recherche seulement"
        name="entry-aliases"
        value={values.aliases}
        error={errors.aliases}
        onChange={(aliases) => change({ aliases })}
        max={20}
        maxLength={60}
      />
      {isNew && (
        <div className={settingsCss.pair}>
          <TextField label="Latitude" hint="En degrés, comme −18,91." autoComplete="off" {...text('lat')} />
          <TextField label="Longitude" hint="Comme 47,54." autoComplete="off" {...text('lon')} />
        </div>
      )}
    </>
  )
}

interface StateFieldsProps {
  list: ChangedList
  entry: AdminEntry
  form: Form<EntryValues>
  others: readonly AdminEntry[]
}

function StateFields({ list, entry, form: { values, change, text }, others }: StateFieldsProps) {
  const choices = [
    { value: 'offered', label: COUNTED.includes(list) ? 'Compte' : 'Proposé' },
    { value: 'withdrawn', label: COUNTED.includes(list) ? 'Ne compte plus' : 'Masqué' },
    ...(LIST_TRAITS[list].canMerge ? [{ value: 'merged', label: 'Rangé sous un autre' }] : []),
  ]
  return (
    <div className={settingsCss.pair}>
      <SelectField
        label="État"
        name="entry-state"
        hint="Une ligne utilisée se masque, elle ne s’efface pas."
        choices={choices}
        value={values.state}
        onChange={({ target }) => change({ state: target.value as EntryValues['state'] })}
      />
      {values.state === 'merged' && (
        <SelectField
          label="Rangé sous"
          empty="Choisir"
          choices={others
            .filter(({ id, withdrawn, merged_into }) => id !== entry.id && !withdrawn && !merged_into)
            .map(({ id, name }) => ({ value: id, label: name }))
            .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))}
          {...text('merged_into')}
        />
      )}
    </div>
  )
}
