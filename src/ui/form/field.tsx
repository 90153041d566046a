import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { WarningIcon } from '../icons.tsx'
import css from './field.module.css'

/** What every field shows around its input. */
export interface FieldFrame {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Adds « (facultatif) »: fields are required otherwise. */
  optional?: boolean
}

/** The id is the name unless told: an error summary links to it. */
export interface Named {
  name: string
  id?: string
}

interface FieldProps extends FieldFrame {
  id: string
  children: ReactNode
  /** At the end of the line below the input. */
  count?: ReactNode
  className?: string
}

/** Label, input, hint and error, in this order. */
export function Field({ id, label, hint, error, optional, count, children, className }: FieldProps) {
  return (
    <div className={classes(css.field, className)}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <span className={css.optional}>(facultatif)</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} count={count} />
    </div>
  )
}

export function FieldNotes({ id, hint, error, count }: Omit<FieldProps, 'label' | 'children'>) {
  return (
    <>
      {(hint || count) && (
        <div className={css.below}>
          {hint && <span id={`${id}-hint`}>{hint}</span>}
          {count && <span className={css.count}>{count}</span>}
        </div>
      )}
      {error && (
        <div className={css.error} id={`${id}-error`}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </div>
      )}
    </>
  )
}

/** Ties an input to its hint and error for screen readers. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  const ids = classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`)
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
