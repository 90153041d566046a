import { useState } from 'react'
import { call } from '#src/shell/api/api.ts'
import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import type { SavedOffer, writeSavedNote } from '../contract.ts'
import { LONGEST_NOTE } from '../shared/views.ts'
import css from './note.module.css'

/** The person's own note on a saved offer, and the form that edits it. */
export function SavedNote({ offer }: { offer: SavedOffer }) {
  // The note may have been edited on another device, so a list that is read again replaces what is shown.
  const [written, setWritten] = useState({ over: offer.note, note: offer.note })
  const note = written.over === offer.note ? written.note : offer.note
  const [writing, setWriting] = useState(false)
  const keep = (kept: string) => {
    setWritten({ over: offer.note, note: kept })
    setWriting(false)
  }
  if (writing) return <NoteForm offer={offer} note={note} onKept={keep} onClose={() => setWriting(false)} />
  return (
    <div className={css.note}>
      {note && (
        <p>
          <b>Ma note&nbsp;:</b> {note}
        </p>
      )}
      <Button look="quiet" small onClick={() => setWriting(true)}>
        {note ? 'Modifier la note' : 'Ajouter une note'}
        <span className="hidden-text"> sur l’offre {offer.title}</span>
      </Button>
    </div>
  )
}

interface NoteFormProps {
  offer: SavedOffer
  note: string
  onKept: (note: string) => void
  onClose: () => void
}

function NoteForm({ offer, note, onKept, onClose }: NoteFormProps) {
  const form = useForm({
    initial: { note },
    schema: async () => (await import('../contract.ts')).writeSavedNote.body,
    short: true,
    idOf: (path) => `${path}-${offer.id}`,
    send: async (body) => {
      const { data } = await call<typeof writeSavedNote>('PUT /api/applicant/saved-offers/:id/note', {
        params: { id: offer.id },
        body,
      })
      onKept(data.note)
    },
    onRefused: onField('note'),
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <TextAreaField
        label="Ma note"
        hint="Vous seul la lisez."
        rows={3}
        max={LONGEST_NOTE}
        autoFocus
        {...form.text('note')}
      />
      {form.failure && <Alert kind="error">{form.failure}</Alert>}
      <div className={css.buttons}>
        <Button type="submit" small loading={form.sending}>
          Enregistrer
        </Button>
        <Button look="quiet" small onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
