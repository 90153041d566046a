import { useState } from 'react'
import type { Period } from '#src/resumes/shared/document.ts'
import { readMoment, writeMoment } from '#src/resumes/shared/moments.ts'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './fields.module.css'

interface PeriodFieldsProps {
  id: string
  value: Period
  onChange: (period: Partial<Period>) => void
  /** « J’occupe ce poste aujourd’hui » */
  current: string
}

/** From when to when, as people write it. */
export function PeriodFields({ id, value, onChange, current }: PeriodFieldsProps) {
  const { start, end, is_current } = value
  const isBackwards = Boolean(
    start && end && !is_current && end.slice(0, start.length) < start.slice(0, end.length),
  )
  return (
    <>
      <div className={css.pair}>
        <MomentField
          name={`${id}-start`}
          label="Du"
          value={start}
          onChange={(moment) => onChange({ start: moment })}
        />
        <MomentField
          key={String(is_current)}
          name={`${id}-end`}
          label="Au"
          value={is_current ? '' : end}
          disabled={is_current}
          wrong={isBackwards ? 'La fin précède le début.' : undefined}
          onChange={(moment) => onChange({ end: moment })}
          onNow={() => onChange({ is_current: true, end: '' })}
        />
      </div>
      <CheckBox
        id={`${id}-current`}
        label={current}
        checked={is_current}
        onChange={({ target }) => onChange({ is_current: target.checked })}
      />
    </>
  )
}

interface MomentFieldProps {
  name: string
  label: string
  value: string
  disabled?: boolean
  wrong?: string | undefined
  onChange: (moment: string) => void
  onNow?: () => void
}

/** A month or a year: what is read is kept at once, what is not stays as it was typed, with its reason. */
export function MomentField(props: MomentFieldProps) {
  const { name, label, value, disabled, wrong, onChange, onNow } = props
  const [text, setText] = useState(() => writeMoment(value))
  const [error, setError] = useState<string>()
  const read = readMoment(text)
  const known = typeof read === 'object' && read ? read.moment : null
  // Another device's state, a version taken again: what is typed and could not be read stays all the same.
  if (known !== null && known !== value && document.activeElement?.id !== name) setText(writeMoment(value))
  const type = (next: string) => {
    setText(next)
    setError(undefined)
    const moment = readMoment(next)
    if (moment && moment !== 'now') onChange(moment.moment)
  }
  const leave = () => {
    if (read === 'now' && onNow) return onNow()
    if (read && read !== 'now') return setText(writeMoment(read.moment))
    const kept = value ? ` Le CV garde ${writeMoment(value)}.` : ''
    setError(`Écrivez «\u00a0mars 2021\u00a0», «\u00a003/2021\u00a0» ou «\u00a02021\u00a0».${kept}`)
  }
  return (
    <TextField
      name={name}
      label={label}
      placeholder="MM/AAAA"
      autoComplete="off"
      value={disabled ? '' : text}
      disabled={disabled}
      error={error ?? wrong}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  )
}
