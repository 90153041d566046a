import type { ReactNode } from 'react'
import css from './segments.module.css'

interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  legend: string
  name: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly {
    value: Value
    label: ReactNode
    /** What it is called where the label is too short to say it. */
    spoken?: string
  }[]
}

/** One choice of a few that stand side by side, as of the period of a price or the day of a week. */
export function Segments<Value extends string>({
  legend,
  name,
  value,
  onChange,
  choices,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={css.segments}>
      <legend className="hidden-text">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-label={choice.spoken}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
