import { useState } from 'react'
import { TextAreaField } from '#src/ui/form/text-field.tsx'
import css from './dialog.module.css'
import type { ApplyFieldsProps } from './fields.tsx'

interface LetterFieldProps extends ApplyFieldsProps {
  max: number
}

/** The letter; the last one can be taken again, and what it replaced given back. */
export function LetterField({ form, change, check, lastLetter, max }: LetterFieldProps) {
  const [replaced, setReplaced] = useState<string | null>(null)
  const { letter } = form.values
  const reused = lastLetter !== undefined && letter === lastLetter
  const reuse = () => {
    if (lastLetter === undefined) return
    setReplaced(letter.trim() ? letter : null)
    change('letter', lastLetter)
  }
  const giveBack = () => {
    change('letter', replaced ?? '')
    setReplaced(null)
  }
  return (
    <div className={css.letter}>
      {lastLetter && !reused && (
        <button type="button" className={css.reuse} onClick={reuse}>
          Reprendre ma dernière lettre
        </button>
      )}
      {reused && replaced !== null && (
        <button type="button" className={css.reuse} onClick={giveBack}>
          Remettre mon texte
        </button>
      )}
      <TextAreaField
        name="letter"
        label="Lettre de motivation"
        hint="Entre 100 et 3&nbsp;000 caractères"
        rows={8}
        max={max}
        value={letter}
        onChange={(event) => change('letter', event.target.value)}
        onBlur={() => check('letter')}
        error={form.errors.letter}
      />
    </div>
  )
}
