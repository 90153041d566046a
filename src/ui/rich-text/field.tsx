import { Suspense } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { Skeleton } from '../display/skeleton.tsx'
import css from '../form/field.module.css'
import { type FieldFrame, FieldNotes } from '../form/field.tsx'
import { lazyPart } from '../lazy-part.ts'
import type { SentPicture } from './picture.ts'

const RichTextEditor = lazyPart(() => import('./editor.tsx'))

interface RichTextFieldProps extends FieldFrame {
  name: string
  /** HTML; the server reduces it to plain tags. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Characters that are read; more may be typed and is told. */
  max: number
  length: number
  /** Bold, italic, lists and links alone. */
  plain?: boolean
  /** Links within the site are taken too, as those of a page's own text. */
  ownLinks?: boolean
  /** Makes it the text of a whole page as `onPicture` does, without pictures. */
  asPage?: boolean
  /** Makes it the text of a whole page, with headings of two levels, links within the site, and pictures, which this sends. */
  onPicture?: (file: File) => Promise<SentPicture>
  /** Places of the read text to underline. */
  marksIn?: (text: string) => readonly { start: number; found: string }[]
}

/** A text with headings, lists, bold and links. Its editor is downloaded with the first one that shows. */
export function RichTextField({
  name,
  label,
  hint,
  error,
  optional,
  max,
  length,
  ...editor
}: RichTextFieldProps) {
  return (
    <div className={css.field}>
      <span className={css.label} id={`${name}-label`}>
        {label} {optional && <span className={css.optional}>(facultatif)</span>}
      </span>
      <Suspense fallback={<Skeleton height={190} />}>
        <RichTextEditor
          id={name}
          wrong={Boolean(error)}
          describedBy={[hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')}
          count={`${formatCount(length)} / ${formatCount(max)}`}
          {...editor}
        />
      </Suspense>
      <FieldNotes id={name} hint={hint} error={error} />
    </div>
  )
}
