import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, type FieldFrame, FieldNotes } from './field.tsx'

interface RadioCardsProps<V extends string | number> extends FieldFrame {
  name: string
  /** Of the first choice; the name unless told. */
  id?: string
  value: V | null
  onChange: (value: V) => void
  choices: readonly { value: V; label: ReactNode; detail?: ReactNode; mark?: ReactNode }[]
  disabled?: boolean
}

/** A choice among a few, each in its card. */
export function RadioCards<V extends string | number>({
  name,
  id = name,
  value,
  onChange,
  choices,
  disabled,
  ...frame
}: RadioCardsProps<V>) {
  const { label, hint, error, optional } = frame
  return (
    <fieldset className={classes(css.field, Boolean(error) && css.bad)} {...describedBy(id, { hint, error })}>
      <legend className={css.label}>
        {label} {optional && <span className={css.optional}>(facultatif)</span>}
      </legend>
      <div className={css.choices} style={{ marginTop: 6 }}>
        {choices.map((choice, index) => (
          <Choice
            key={choice.value}
            {...choice}
            name={name}
            id={index === 0 ? id : undefined}
            checked={value === choice.value}
            onPick={() => onChange(choice.value)}
            disabled={disabled}
          />
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  detail?: ReactNode
  /** A small picture before its words. */
  mark?: ReactNode
  onPick: () => void
}

function Choice({ label, detail, mark, onPick, ...input }: ChoiceProps) {
  // The one that loses its mark to another tells nothing.
  const pick = ({ target }: { target: HTMLInputElement }) => target.checked && onPick()
  const field = useEarlyAnswer({ checked: input.checked, onChange: pick })
  return (
    <label className={css.choice}>
      <input type="radio" {...input} onChange={pick} ref={field} />
      {mark}
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </label>
  )
}

export function CheckBox({ label, ...input }: { label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const field = useEarlyAnswer(input)
  return (
    <label className={css.check}>
      <input type="checkbox" {...input} ref={field} />
      {label}
    </label>
  )
}
