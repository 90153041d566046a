import { LETTER_MAX } from '#src/applications/shared/letter-limits.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { LetterInput } from '../contract.ts'
import css from './letters.module.css'
import { useSaveLetter } from './queries.ts'

const FORM = 'lettre'

/** The dialog opens on a letter that exists, or on a start for another. */
export interface Editing extends LetterInput {
  id: number | null
  /** The offer that the letter is written for. */
  offer_id?: number
}

interface EditDialogProps {
  /** The dialog is closed while this is null. */
  editing: Editing | null
  /** Only the name is asked for: the text stands in the form behind. */
  namesOnly?: boolean
  onClose: () => void
}

export default function EditDialog({ editing, namesOnly = false, onClose }: EditDialogProps) {
  const saving = useSaveLetter()
  const save = async ({ name, body }: LetterInput) => {
    const { id = null, offer_id } = editing ?? {}
    await saving.mutateAsync({ id, body: { name, body, ...(offer_id !== undefined && { offer_id }) } })
    toast.success({ title: id === null ? 'Lettre gardée' : 'Lettre modifiée', text: name })
    onClose()
  }
  return (
    <DecisionDialog
      open={editing !== null}
      onClose={onClose}
      width={namesOnly ? 480 : 680}
      sheet={namesOnly}
      title={namesOnly ? 'Garder cette lettre' : editing?.id ? 'Modifier cette lettre' : 'Nouvelle lettre'}
      confirm={namesOnly ? 'Garder' : 'Enregistrer'}
      form={FORM}
      pending={saving.isPending}
    >
      {editing && <LetterForm start={editing} namesOnly={namesOnly} onSave={save} />}
    </DecisionDialog>
  )
}

interface LetterFormProps {
  start: Editing
  namesOnly: boolean
  onSave: (letter: LetterInput) => Promise<void>
}

function LetterForm({ start: { name, body }, namesOnly, onSave }: LetterFormProps) {
  const form = useForm<LetterInput>({
    initial: { name, body },
    schema: async () => (await import('../contract.ts')).updateLetter.body,
    idOf: (field) => `${FORM}-${field}`,
    short: namesOnly,
    send: onSave,
  })
  return (
    <form id={FORM} className={css.composing} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <TextField
        label="Nom"
        hint="Pour la reconnaître parmi vos lettres&nbsp;; les recruteurs ne le voient pas."
        data-focus-first=""
        {...form.text('name')}
      />
      {!namesOnly && (
        <TextAreaField
          label="Lettre"
          hint="Entre 100 et 3&nbsp;000 caractères"
          rows={14}
          max={LETTER_MAX}
          {...form.text('body')}
        />
      )}
      {(form.failure || (namesOnly && form.errors.body)) && (
        <FormFailure>{form.failure ?? form.errors.body}</FormFailure>
      )}
    </form>
  )
}
