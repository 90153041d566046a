import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useAbility } from '#src/shell/session/ability.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import field from '#src/ui/form/field.module.css'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { CloseIcon } from '#src/ui/icons.tsx'
import type { Evaluation } from '../contract.ts'
import { COMPANY_TAGS_MAX, TAG_LENGTH, TAGS_MAX } from '../shared/limits.ts'
import { TagWord } from './opinion.tsx'
import { choicesQuery, useAssigning, useTagging } from './queries.ts'
import css from './sorting.module.css'

export function Sorting({ evaluation }: { evaluation: Evaluation }) {
  const canSort = useAbility().can('edit', 'job offer')
  return (
    <Card title="Suivi">
      <div className={css.parts}>
        {canSort ? <Assignee evaluation={evaluation} /> : <p>{sayAssignee(evaluation)}</p>}
        <Tags evaluation={evaluation} canSort={canSort} />
      </div>
    </Card>
  )
}

const sayAssignee = ({ assignee }: Evaluation) =>
  assignee ? `Confiée à ${assignee.name}.` : 'Confiée à personne pour le moment.'

function Assignee({ evaluation: { application_id, assignee } }: { evaluation: Evaluation }) {
  const { data } = useQuery(choicesQuery)
  const assigning = useAssigning(application_id)
  const working = (data?.colleagues ?? []).filter(({ works }) => works)
  const shown = assigning.isPending ? assigning.variables : (assignee?.id ?? null)
  const me = working.find(({ is_me }) => is_me)
  return (
    <div className={css.assignee}>
      <SelectField
        label="Confiée à"
        name="confiee-a"
        empty="Personne"
        value={shown ?? ''}
        disabled={!data}
        choices={working.map(({ id, name, is_me }) => ({
          value: id,
          label: is_me ? `${name} (vous)` : name,
        }))}
        onChange={({ target }) => assigning.mutate(target.value ? Number(target.value) : null)}
      />
      {me && shown === null && (
        <Button look="soft" small onClick={() => assigning.mutate(me.id)}>
          Je m’en occupe
        </Button>
      )}
    </div>
  )
}

function Tags({
  evaluation: { application_id, tags },
  canSort,
}: {
  evaluation: Evaluation
  canSort: boolean
}) {
  const tagging = useTagging(application_id)
  return (
    <div className={css.tags}>
      <h3>Étiquettes</h3>
      {tags.length > 0 && (
        <ul aria-label="Étiquettes de la candidature">
          {tags.map((tag) => (
            <li key={tag.id}>
              <TagWord tag={tag} />
              {canSort && (
                <BareButton
                  aria-label={`Retirer l’étiquette ${tag.label}`}
                  onClick={() => tagging.mutate({ remove: tag.id })}
                >
                  <CloseIcon size={16} />
                </BareButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!canSort && tags.length === 0 && <p className={css.hint}>Aucune étiquette.</p>}
      {canSort && tags.length >= TAGS_MAX && (
        <p className={css.hint}>
          {TAGS_MAX} étiquettes au plus&nbsp;: retirez-en une pour en mettre une autre.
        </p>
      )}
      {canSort && tags.length < TAGS_MAX && (
        <NewTag has={tags.map(({ label }) => label)} onAdd={(add) => tagging.mutate({ add })} />
      )}
    </div>
  )
}

function NewTag({ has, onAdd }: { has: readonly string[]; onAdd: (label: string) => void }) {
  const { data } = useQuery(choicesQuery)
  const id = useId()
  const [text, setText] = useState('')
  const others = (data?.tags ?? []).map(({ label }) => label).filter((label) => !has.includes(label))
  const add = (label: string) => {
    setText('')
    if (label.trim()) onAdd(label.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(text)
  }
  return (
    <form className={css.adding} onSubmit={submit}>
      {(data?.tags.length ?? 0) >= COMPANY_TAGS_MAX && (
        <p className={css.hint}>
          Votre société a déjà {COMPANY_TAGS_MAX} étiquettes&nbsp;: choisissez parmi elles.
        </p>
      )}
      <label className="hidden-text" htmlFor={id}>
        Ajouter une étiquette
      </label>
      <input
        id={id}
        className={field.input}
        list={`${id}-mots`}
        value={text}
        maxLength={TAG_LENGTH}
        placeholder="Ajouter une étiquette"
        autoComplete="off"
        onChange={({ target }) => (others.includes(target.value) ? add(target.value) : setText(target.value))}
      />
      <datalist id={`${id}-mots`}>
        {others.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" look="secondary" disabled={!text.trim()}>
        Ajouter
      </Button>
    </form>
  )
}
