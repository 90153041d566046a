import { TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { ReactNode, RefObject } from 'react'
import { fieldLabel } from '#src/companies/shared/sections.ts'
import { CORRECTABLE } from '../../companies/contract.ts'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { CompanyReply } from '../desk/queries.ts'
import type { Corrections } from './decisions.ts'
import { FieldValue } from './values.tsx'

interface FieldsProps {
  company: CompanyReply
  /** Each field is right, or has something to correct. */
  isAsked: boolean
  corrections: Corrections
  onChange: (corrections: Corrections) => void
  reason: RefObject<HTMLTextAreaElement | null>
}

/** The profile field by field, as it will be read. */
export function Fields({ company, isAsked, corrections, onChange, reason }: FieldsProps) {
  const { fields } = corrections
  const mark = (field: string, message: string | null) => {
    const { [field]: _, ...others } = fields
    onChange({ ...corrections, fields: message === null ? others : { ...others, [field]: message } })
  }
  return (
    <Section title="Le profil">
      {CORRECTABLE.map((field) => (
        <Field
          key={field}
          label={fieldLabel(field)}
          value={<FieldValue company={company} field={field} />}
          asked={company.corrections.find((each) => each.field === field)?.message}
          message={fields[field]}
          onMark={isAsked ? (message) => mark(field, message) : undefined}
        />
      ))}
      {isAsked && (
        <div className={css.field}>
          <TextField
            className={css.wide}
            label="Message général"
            helperText="Facultatif si un champ est à corriger."
            multiline
            minRows={2}
            value={corrections.reason}
            onChange={({ target }) => onChange({ ...corrections, reason: target.value })}
            inputRef={reason}
          />
        </div>
      )}
    </Section>
  )
}

interface FieldProps {
  label: string
  value: ReactNode
  /** What was asked the last time. */
  asked: string | undefined
  message: string | undefined
  onMark: ((message: string | null) => void) | undefined
}

function Field({ label, value, asked, message, onMark }: FieldProps) {
  return (
    <div className={css.field}>
      <div>
        <small>{label}</small>
        {value}
        {asked && <small>Demandé avant&nbsp;: {asked}</small>}
      </div>
      {onMark && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={label}
          value={message === undefined ? 'right' : 'wrong'}
          onChange={(_event, chosen) => {
            if (chosen) onMark(chosen === 'right' ? null : '')
          }}
        >
          <ToggleButton value="right" color="success">
            Juste
          </ToggleButton>
          <ToggleButton value="wrong" color="error">
            À corriger
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {message !== undefined && onMark && (
        <TextField
          className={css.wide}
          label={`À corriger\u00a0: ${label}`}
          value={message}
          onChange={({ target }) => onMark(target.value)}
          multiline
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      )}
    </div>
  )
}
