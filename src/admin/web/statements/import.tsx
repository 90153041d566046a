import { type FormEvent, useState } from 'react'
import { plural } from '#src/shared/phrases.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { SOURCE_NAMES, type StatementSource } from '#src/subscriptions/reconciling/shared/sources.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import type { ImportReply } from '../../statements/contract.ts'
import { Section } from '../desk/parts.tsx'
import { ColumnsForm } from './columns.tsx'
import { useImport } from './queries.ts'
import css from './statements.module.css'

type Imported = NonNullable<ImportReply['imported']>

/** Takes the file of a statement, asks which column is which where that is not known, and says what came of it. */
export function ImportStatement({ source }: { source: StatementSource }) {
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState<string>()
  const { mutate, data, error, isPending, reset } = useImport(source)
  const [question, setQuestion] = useState<ImportReply['question']>(null)
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {}
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setMissing(undefined)
    setQuestion(null)
    reset()
  }
  const send = (columns?: Parameters<typeof mutate>[0]['columns']) => {
    if (!file) {
      document.getElementById('file')?.focus()
      return setMissing('Choisissez le fichier du relevé.')
    }
    mutate(
      { file, ...(columns && { columns }) },
      {
        onSuccess: (reply) => {
          setQuestion(reply.question)
          if (reply.imported) setFile(null)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Section title={`Importer un relevé, ${SOURCE_NAMES[source]}`}>
      <form className={css.form} onSubmit={submit} noValidate>
        {error && !errors.file && Object.keys(errors).length === 0 && (
          <Alert kind="error" live>
            {error.message}
          </Alert>
        )}
        <DropInput
          label="Fichier du relevé"
          hint="CSV ou Excel (.xlsx), tel que vous l’avez téléchargé. Importé deux fois, il ne change rien."
          name="file"
          type="table"
          value={file}
          onChange={choose}
          error={missing ?? errors.file?.[0]}
          placeholder="Choisir ou déposer le relevé"
        />
        {!question && (
          <Button type="submit" look="secondary" small loading={isPending}>
            Importer
          </Button>
        )}
      </form>
      {question && <ColumnsForm question={question} errors={errors} isSending={isPending} onSend={send} />}
      {data?.imported && <Outcome imported={data.imported} />}
    </Section>
  )
}

function Outcome({ imported }: { imported: Imported }) {
  const { added, known, linked, debits, unfinished, unread, unread_count } = imported
  const facts = [
    known > 0 && `${known} déjà ${plural(known, 'connue')}`,
    linked > 0 && `${linked} ${plural(linked, 'prouve', 'prouvent')} un paiement déjà accepté`,
    debits > 0 && `${debits} ${plural(debits, 'sortie')} d’argent ${plural(debits, 'laissée')} de côté`,
    unfinished > 0 &&
      `${unfinished} ${plural(unfinished, 'transaction')} sans suite ${plural(unfinished, 'laissée')} de côté`,
  ].filter(Boolean)
  const head =
    added > 0
      ? `${added} ${plural(added, 'ligne nouvelle', 'lignes nouvelles')}`
      : 'Rien de nouveau dans ce relevé'
  return (
    <div className={css.outcome}>
      <Alert kind={added > 0 ? 'success' : 'info'} live>
        {[head, ...facts].join(', ')}.
      </Alert>
      {unread_count > 0 && (
        <Alert kind="warning">
          {unread_count} {plural(unread_count, 'ligne n’a pas été lue', 'lignes n’ont pas été lues')}
          {'\u00A0'}:
          <ul className={css.unread}>
            {unread.map(({ row, why }) => (
              <li key={`${row} ${why}`}>
                Ligne {row}. {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
