import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NamedNotice } from '#src/applications/letters/web/named-notice.tsx'
import { keptLettersQuery } from '#src/applications/letters/web/queries.ts'
import { LETTER_MAX, LETTER_MIN } from '#src/applications/shared/letter-limits.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { letterKey } from '../shared/letter-key.ts'
import css from './dialog.module.css'
import type { ApplyFieldsProps } from './form.ts'
import type { BeforeApplying } from './queries.ts'

/** A letter can be made of three answers, or taken from those kept or sent; what it replaces can be given back. */
export function LetterField({ form, letter: tools, before, offer }: ApplyFieldsProps) {
  const { letter } = form.values
  const lastLetter = before?.last?.letter
  const twin = useSentBefore(letter, before)
  const { data: kept = [] } = useQuery(keptLettersQuery)
  return (
    <div className={css.letter}>
      <div className={css.tools}>
        <Button look="soft" small onClick={() => tools.open('answers')}>
          Écrire en trois réponses
        </Button>
        {kept.length > 0 && (
          <Button look="quiet" small onClick={() => tools.open('kept')}>
            Mes lettres
          </Button>
        )}
        {lastLetter && letter !== lastLetter && (
          <Button look="quiet" small onClick={() => tools.place(lastLetter)}>
            Reprendre ma dernière lettre
          </Button>
        )}
        {tools.giveBack && (
          <Button look="quiet" small onClick={tools.giveBack}>
            Remettre mon texte
          </Button>
        )}
      </div>
      <TextAreaField
        label="Lettre de motivation"
        hint="Entre 100 et 3&nbsp;000 caractères"
        rows={8}
        max={LETTER_MAX}
        {...form.text('letter')}
      />
      <Keeping
        letter={letter}
        isKept={kept.some(({ body }) => body === letter.trim())}
        onKeep={() => tools.open('keeping')}
      />
      <NamedNotice
        offerId={offer.id}
        company={offer.company_name}
        letter={letter}
        onReplace={(renamed) => void form.change({ letter: renamed })}
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

interface KeepingProps {
  letter: string
  isKept: boolean
  onKeep: () => void
}

/** A letter that could be sent can be kept for other offers. */
function Keeping({ letter, isKept, onKeep }: KeepingProps) {
  const { length } = letter.trim()
  if (length < LETTER_MIN || length > LETTER_MAX) return null
  if (isKept)
    return (
      <p className={css.kept}>
        <CheckIcon size={16} />
        Gardée dans vos lettres
      </p>
    )
  return (
    <Button look="quiet" small onClick={onKeep}>
      Garder cette lettre
    </Button>
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
