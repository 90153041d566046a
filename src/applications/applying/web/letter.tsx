import { useEffect, useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { letterKey } from '../shared/letter-key.ts'
import css from './dialog.module.css'
import type { ApplyFieldsProps } from './form.ts'
import type { BeforeApplying } from './queries.ts'

interface LetterFieldProps extends ApplyFieldsProps {
  max: number
}

/** The last letter can be taken again, and what it replaced can be given back. */
export function LetterField({ form, before, max }: LetterFieldProps) {
  const [replaced, setReplaced] = useState<string | null>(null)
  const { letter } = form.values
  const lastLetter = before?.last?.letter
  const twin = useSentBefore(letter, before)
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
      {twin && (
        <Alert>
          Vous avez déjà envoyé cette même lettre à {twin.company} ({displayTitle(twin.job_offer_title)}) le{' '}
          {formatDate(twin.sent_at)}. Une lettre écrite pour cette offre est mieux lue.
        </Alert>
      )}
    </div>
  )
}

/** Finds the last application that left with this very letter. */
function useSentBefore(letter: string, before: BeforeApplying | undefined) {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    void letterKey(letter).then((made) => {
      if (!left) setKey(made)
    })
    return () => {
      left = true
    }
  }, [letter])
  return letter.trim() && key ? before?.sent_letters.find((sent) => sent.key === key) : undefined
}
