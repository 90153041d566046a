import { type FormEvent, useState } from 'react'
import {
  FIELD_LABELS,
  STATEMENT_FIELDS,
  type StatementColumns,
} from '#src/subscriptions/reconciling/shared/columns.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import type { ImportReply } from '../../statements/contract.ts'
import css from './statements.module.css'

interface ColumnsFormProps {
  question: NonNullable<ImportReply['question']>
  errors: Record<string, string[]>
  isSending: boolean
  onSend: (columns: StatementColumns) => void
}

/** Asks once which column says what, beside the first lines of the file. */
export function ColumnsForm({
  question: { names, samples, guess },
  errors,
  isSending,
  onSend,
}: ColumnsFormProps) {
  const [columns, setColumns] = useState<StatementColumns>(guess)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend(columns)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Colonnes du relevé">
      <Alert>
        Dites une fois quelle colonne dit quoi{'\u00A0'}: les prochains relevés de cette source se liront
        ainsi.
      </Alert>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard. */}
      <section className={css.samples} aria-label="Premières lignes du fichier" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((cells) => (
              <tr key={cells.join('\n')}>
                {names.map((name, index) => (
                  <td key={name}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={css.fields}>
        {STATEMENT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={FIELD_LABELS[field]}
            name={`columns.${field}`}
            choices={names.map((name) => ({ value: name, label: name }))}
            empty="Aucune"
            value={columns[field] ?? ''}
            error={errors[`columns.${field}`]?.[0]}
            onChange={({ target }) => setColumns({ ...columns, [field]: target.value || null })}
          />
        ))}
      </div>
      <Button type="submit" small loading={isSending}>
        Importer avec ces colonnes
      </Button>
    </form>
  )
}
