import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { NO_OCCUPATION } from '#src/occupations/shared/choice-input.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './field.module.css'
import { occupationQuery } from './queries.ts'

interface OccupationFieldProps {
  /** The occupation is recognised from this title. */
  title: string
  /** A code, `none`, or an empty text that leaves the occupation to the title. */
  choice: string
  onChoose: (choice: string) => void
  className?: string | undefined
}

/**
 * Shows the occupation that a title is taken for, and lets another one, or none, be chosen. A form that a browser kept
 * from an older version has no choice.
 */
export function OccupationField({ title, choice = '', onChoose, className }: OccupationFieldProps) {
  const [open, setOpen] = useState(false)
  const typed = useDeferredValue(title.trim())
  const { data } = useQuery(occupationQuery(typed, choice === NO_OCCUPATION ? '' : choice))
  if (typed.length < 2 && choice === '') return null
  const name = choice === NO_OCCUPATION ? null : (data?.chosen ?? data?.recognised)?.name
  return (
    <div className={classes(css.occupation, className)}>
      <p className={css.known}>
        <span role="status">
          Métier reconnu&nbsp;: <b>{name ?? 'aucun'}</b>
        </span>
        {!open && (
          <Button type="button" look="soft" onClick={() => setOpen(true)}>
            Corriger le métier
          </Button>
        )}
      </p>
      {open && <Choices title={typed} choice={choice} onChoose={onChoose} />}
    </div>
  )
}

/** Offers the occupations that the title or the typed words may name. */
function Choices({ title, choice, onChoose }: OccupationFieldProps) {
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words.trim())
  const { data } = useQuery(occupationQuery(asked || title, choice === NO_OCCUPATION ? '' : choice))
  const { data: ofTitle } = useQuery(occupationQuery(title, ''))
  const chosen = data?.chosen ? [data.chosen] : []
  const others = (data?.likely ?? []).filter(({ code }) => code !== choice)
  return (
    <>
      <TextField
        name="occupation_words"
        label="Chercher un autre métier"
        optional
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <RadioCards
        name="occupation_choice"
        label="Métier"
        value={choice}
        onChange={onChoose}
        choices={[
          {
            value: '',
            label: 'D’après le titre',
            detail: ofTitle?.recognised?.name ?? 'Aucun métier reconnu',
          },
          ...[...chosen, ...others].map(({ code, name }) => ({ value: code, label: name })),
          { value: NO_OCCUPATION, label: 'Aucun' },
        ]}
      />
    </>
  )
}
