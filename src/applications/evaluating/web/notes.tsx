import { type FormEvent, useRef, useState } from 'react'
import { formatDateTime, formatRelative } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import type { Evaluation, TeamNote } from '../contract.ts'
import { NOTES_FULL, NOTES_MAX } from '../shared/limits.ts'
import { NoteComposer, useColleagues, useIsAlone } from './composer.tsx'
import { MentionField } from './mention-field.tsx'
import css from './notes.module.css'
import { useChangeNote } from './queries.ts'

interface NotesProps {
  evaluation: Evaluation
  /** The panel was asked for to write a note, so the field has the focus at once. */
  writing?: boolean
  /** It is called once a note is written; without it the field keeps the focus. */
  onWritten?: () => void
}

export function Notes({ evaluation: { application_id, notes }, writing, onWritten }: NotesProps) {
  const isAlone = useIsAlone()
  return (
    <Card title={isAlone ? 'Notes' : 'Notes de l’équipe'} flush>
      <LimitNote kept={notes.length} most={NOTES_MAX} full={NOTES_FULL} />
      <NoteComposer id={application_id} writing={writing} onWritten={onWritten} />
      {notes.length === 0 ? (
        <p className={css.empty}>Aucune note. Le candidat ne voit jamais ce que vous écrivez ici.</p>
      ) : (
        <ul className={css.list} aria-label="Notes">
          {notes.map((note) => (
            <Note key={note.id} id={application_id} note={note} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Note({ id, note }: { id: number; note: TeamNote }) {
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const isAlone = useIsAlone()
  const change = useChangeNote(id, note.id)
  const remove = () => change.mutate(null, { onSuccess: () => setAsking(false) })
  const author = note.is_mine ? 'Vous' : note.author
  return (
    <li className={css.note}>
      <Avatar name={note.author} size={32} tone={note.is_mine ? 'blue' : 'green'} />
      <div>
        <p className={css.by}>
          <b>{author}</b>
          <time dateTime={note.created_at} title={formatDateTime(note.created_at)}>
            {formatRelative(note.created_at)}
          </time>
          {note.edited_at && <span title={formatDateTime(note.edited_at)}>modifiée</span>}
          {note.is_mine && !editing && (
            <span className={css.own}>
              <BareButton onClick={() => setEditing(true)}>Modifier</BareButton>
              <BareButton onClick={() => setAsking(true)}>Supprimer</BareButton>
            </span>
          )}
        </p>
        {editing ? (
          <NoteEditor id={id} note={note} onClose={() => setEditing(false)} />
        ) : (
          <p className={css.text}>
            <WithMentions note={note} />
          </p>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Supprimer cette note&nbsp;?"
        confirm="Supprimer la note"
        pending={change.isPending}
        failure={change.error?.message}
      >
        {isAlone ? 'Elle ne pourra pas être retrouvée.' : 'Vos collègues ne la liront plus.'}
      </ConfirmDialog>
    </li>
  )
}

function NoteEditor({ id, note, onClose }: { id: number; note: TeamNote; onClose: () => void }) {
  const [text, setText] = useState(note.text)
  const names = useColleagues()
  const change = useChangeNote(id, note.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const save = async () => {
    try {
      await change.mutateAsync(text)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className={css.editor} onSubmit={submit} noValidate>
      {change.error && (
        <Alert kind="error" live>
          {change.error.message}
        </Alert>
      )}
      <MentionField
        id={`note-${note.id}`}
        label="Modifier la note"
        value={text}
        onChange={setText}
        names={names}
        field={field}
        onSend={() => void save()}
      />
      <p className={css.tools}>
        <Button look="quiet" small onClick={onClose}>
          Annuler
        </Button>
        <Button type="submit" small loading={change.isPending} disabled={!text.trim()}>
          Enregistrer
        </Button>
      </p>
    </form>
  )
}

export function WithMentions({ note: { text, mentions } }: { note: Pick<TeamNote, 'text' | 'mentions'> }) {
  const marks = mentions.map((name) => `@${name}`)
  let pieces = [{ at: 0, text }]
  for (const mark of marks) pieces = pieces.flatMap((piece) => cut(piece, mark))
  return pieces.map((piece) =>
    marks.includes(piece.text) ? (
      <b key={piece.at} className={css.mention}>
        {piece.text}
      </b>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  )
}

function cut(piece: { at: number; text: string }, mark: string) {
  const parts = piece.text.split(mark)
  let at = piece.at
  return parts.flatMap((text, index) => {
    const own = { at, text }
    at += text.length
    if (index === parts.length - 1) return [own]
    const marked = { at: at + 0.5, text: mark }
    at += mark.length
    return [own, marked]
  })
}
