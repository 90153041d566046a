import { findMarks } from '#src/offers/wording/shared/marks.ts'
import { RichTextField } from '#src/ui/rich-text/field.tsx'
import { OFFER_LIMITS, readLength } from '../shared/limits.ts'
import css from './editor.module.css'
import type { OfferForm } from './form.ts'
import { WordWarnings } from './word-warnings.tsx'
import { textIn } from './words.ts'

interface OfferTextProps {
  form: OfferForm
  name: 'description' | 'missions' | 'profile'
  label: string
  hint?: string
  optional?: boolean
}

/** The editor of a rich text of the offer, with warnings about its words. */
export function OfferText({ form, name, label, hint, optional }: OfferTextProps) {
  const { values, change, errors, blur } = form
  const html = values[name]
  return (
    <div className={css.all}>
      <RichTextField
        name={name}
        label={label}
        hint={hint}
        optional={optional ?? false}
        value={html}
        onChange={(next) => change({ [name]: next })}
        onBlur={() => blur(name)}
        max={OFFER_LIMITS.rich}
        length={readLength(html)}
        error={errors[name]}
        marksIn={findMarks}
      />
      <WordWarnings
        text={textIn(html)}
        canReplace={(found) => html.includes(found)}
        onReplace={(found, word) => change({ [name]: html.replace(found, word) })}
      />
    </div>
  )
}
