import { useState } from 'react'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import css from './dialog.module.css'
import type { ApplyFieldsProps } from './form.ts'

interface LetterFieldProps extends ApplyFieldsProps {
  max: number
}

/** The last letter can be taken again, and what it replaced can be given back. */
export function LetterField({ form, lastLetter, max }: LetterFieldProps) {
  const [replaced, setReplaced] = useState<string | null>(null)
  const { letter } = form.values
  const reused = lastLetter !== undefined && letter === lastLetter
  const reuse = () => {
    if (lastLetter === undefined) return
    setReplaced(letter.trim() ? letter : null)
    form.change({ letter: lastLetter })
  }
  const giveBack = () => {
    form.change({ letter: replaced ?? '' })
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
        label="Lettre de motivation"
        hint="Entre 100 et 3&nbsp;000 caractères"
        rows={8}
        max={max}
        {...form.text('letter')}
      />
    </div>
  )
}
