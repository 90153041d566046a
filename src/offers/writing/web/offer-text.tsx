import { useState } from 'react'
import { findMarks, type Mark } from '#src/offers/wording/shared/marks.ts'
import { WarningIcon } from '#src/ui/icons.tsx'
import { RichTextField } from '#src/ui/rich-text/field.tsx'
import { OFFER_LIMITS, readLength } from '../shared/limits.ts'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import { textIn } from './words.ts'

interface OfferTextProps {
  form: OfferForm
  name: 'description' | 'missions' | 'profile'
  label: string
  hint?: string
  optional?: boolean
}

/** A rich text of the offer, with what in it should be said otherwise. */
export function OfferText({ form, name, label, hint, optional }: OfferTextProps) {
  const { values, change, errors, leave } = form
  const html = values[name]
  const [ignored, setIgnored] = useState<string[]>([])
  const marks = findMarks(textIn(html)).filter(({ found }) => !ignored.includes(found))
  const replace = (mark: Mark, word: string) => change({ [name]: html.replace(mark.found, word) })
  return (
    <div className={css.all}>
      <RichTextField
        name={name}
        label={label}
        hint={hint}
        optional={optional ?? false}
        value={html}
        onChange={(next) => change({ [name]: next })}
        onBlur={() => leave(name)}
        max={OFFER_LIMITS.rich}
        length={readLength(html)}
        error={errors[name]}
        marksIn={findMarks}
      />
      {marks.map((mark) => (
        <Warning
          key={`${mark.found}-${mark.start}`}
          mark={mark}
          onReplace={html.includes(mark.found) ? (word) => replace(mark, word) : null}
          onIgnore={() => setIgnored([...ignored, mark.found])}
        />
      ))}
    </div>
  )
}

interface WarningProps {
  mark: Mark
  /** Null where the words stand in several parts of the text. */
  onReplace: ((word: string) => void) | null
  onIgnore: () => void
}

function Warning({ mark, onReplace, onIgnore }: WarningProps) {
  const words = onReplace ? mark.instead : []
  return (
    <div className={css.warning} role="status">
      <WarningIcon />
      <div>
        <b>
          «&nbsp;{mark.found}&nbsp;» {mark.reason}.
        </b>
        {mark.topic !== 'money' && (
          <p>Décrivez plutôt ce que le poste demande.{words.length > 0 && ' Remplacer par\u00a0:'}</p>
        )}
        <div className={css.chips}>
          {words.map((word) => (
            <button key={word} type="button" onClick={() => onReplace?.(word)}>
              {word}
            </button>
          ))}
          <button type="button" className={css.quiet} onClick={onIgnore}>
            Ignorer
          </button>
        </div>
      </div>
    </div>
  )
}
