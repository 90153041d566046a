import type { ReactNode, RefObject } from 'react'
import { COMPANY_FIELD_NAMES, type CompanyField, fieldLabel } from '#src/companies/shared/sections.ts'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { Section } from '../desk/parts.tsx'
import type { CompanyReply } from '../desk/queries.ts'
import { type Corrections, judgeField } from './decisions.ts'
import css from './fields.module.css'
import { FieldValue } from './values.tsx'

const MAX_LENGTH = 2_000

interface FieldsProps {
  company: CompanyReply
  /** Each field is marked as right, or as one to correct. */
  isJudged: boolean
  corrections: Corrections
  onChange: (corrections: Corrections) => void
  /** Holds the field of the general message. */
  reason: RefObject<HTMLDivElement | null>
}

/** The profile field by field, as it will be read. */
export function Fields({ company, isJudged, corrections, onChange, reason }: FieldsProps) {
  const { fields, right } = corrections
  const mark = (field: CompanyField, message: string | null) =>
    onChange(judgeField(corrections, field, message))
  return (
    <Section title="Le profil">
      {COMPANY_FIELD_NAMES.map((field) => (
        <Field
          key={field}
          name={field}
          label={fieldLabel(field)}
          value={<FieldValue company={company} field={field} />}
          earlier={company.corrections.find((each) => each.field === field)?.message}
          message={fields[field]}
          isRight={right.includes(field)}
          onMark={isJudged ? (message) => mark(field, message) : undefined}
        />
      ))}
      {isJudged && (
        <div className={css.field} ref={reason}>
          <TextAreaField
            className={css.wide}
            label="Message général"
            name="corrections-reason"
            hint="Facultatif si un champ est à corriger."
            value={corrections.reason}
            onChange={({ target }) => onChange({ ...corrections, reason: target.value })}
            maxLength={MAX_LENGTH}
          />
        </div>
      )}
    </Section>
  )
}

interface FieldProps {
  name: string
  label: string
  value: ReactNode
  /** The correction that was asked for the last time. */
  earlier: string | undefined
  message: string | undefined
  /** Whether the moderator has looked at it and marked it so. */
  isRight: boolean
  onMark: ((message: string | null) => void) | undefined
}

function Field({ name, label, value, earlier, message, isRight, onMark }: FieldProps) {
  const isWrong = message !== undefined
  return (
    <div className={css.field}>
      <div className={css.value}>
        <small>{label}</small>
        {value}
        {earlier && <small>Demandé avant&nbsp;: {earlier}</small>}
      </div>
      {onMark && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be laid out in its own way.
        <div className={css.judgement} role="group" aria-label={label}>
          <button type="button" aria-pressed={isRight} onClick={() => onMark(null)}>
            <CheckIcon size={15} strokeWidth={2.25} />
            Juste
          </button>
          <button
            type="button"
            aria-pressed={isWrong}
            onClick={() => {
              if (!isWrong) onMark('')
            }}
          >
            À corriger
          </button>
        </div>
      )}
      {isWrong && onMark && (
        <TextAreaField
          className={css.wide}
          label={`À corriger\u00a0: ${label}`}
          name={`correction-${name}`}
          value={message}
          onChange={({ target }) => onMark(target.value)}
          autoFocus
          maxLength={MAX_LENGTH}
        />
      )}
    </div>
  )
}
