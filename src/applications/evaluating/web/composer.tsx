import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { newClientKey } from '#src/shell/form/client-key.ts'
import { useDraft } from '#src/shell/form/draft.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { NOTE_LENGTH } from '../shared/limits.ts'
import { MentionField } from './mention-field.tsx'
import css from './notes.module.css'
import { choicesQuery, useWriteNote } from './queries.ts'

/** The key N leads to this field, from every tab. */
const NOTE_FIELD = 'note-equipe'

const TOO_LONG = 'La note est trop longue.'

interface NoteComposerProps {
  id: number
  writing?: boolean | undefined
  onWritten?: (() => void) | undefined
}

/** What is not sent yet is kept in this browser. */
export function NoteComposer({ id, writing: isAsked = false, onWritten }: NoteComposerProps) {
  const draft = useNoteDraft(id)
  const names = useColleagues()
  const isAlone = useIsAlone()
  const writing = useWriteNote(id)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAsked || location.hash === `#${NOTE_FIELD}`) field.current?.focus()
  }, [isAsked])
  const send = async () => {
    const text = draft.text.trim()
    if (!text || writing.isPending) return
    if (text.length > NOTE_LENGTH) return setProblem(TOO_LONG)
    setProblem(null)
    try {
      await writing.mutateAsync({ client_key: draft.client_key, text })
      draft.startAgain()
      if (onWritten) return onWritten()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(sayFailure(error))
    }
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const startMention = () => {
    const box = field.current
    if (!box) return
    box.focus()
    // The @ is put in as if it were typed, so that the list of names opens.
    const [start, end] = [box.selectionStart, box.selectionEnd]
    const space = start > 0 && !/\s/.test(draft.text[start - 1] ?? ' ') ? ' ' : ''
    box.setRangeText(`${space}@`, start, end, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <form className={css.composer} onSubmit={submit} noValidate>
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      <MentionField
        id={NOTE_FIELD}
        label={isAlone ? 'Note sur cette candidature' : 'Note pour l’équipe'}
        placeholder={isAlone ? 'Écrire une note' : 'Écrire à l’équipe, @ pour mentionner un collègue'}
        value={draft.text}
        onChange={draft.write}
        names={names}
        field={field}
        onSend={() => void send()}
      />
      <p className={css.tools}>
        {names.length > 0 && (
          <Button look="soft" small onClick={startMention}>
            @ Mentionner
          </Button>
        )}
        <span className={css.count}>
          {draft.text.length > NOTE_LENGTH / 2
            ? `${formatCount(draft.text.length)} / ${formatCount(NOTE_LENGTH)}`
            : isAlone
              ? 'Le candidat ne la lit pas'
              : 'Lue par vos collègues seulement'}
        </span>
        <Button type="submit" small loading={writing.isPending} disabled={!draft.text.trim()}>
          Ajouter la note
        </Button>
      </p>
    </form>
  )
}

/** A note can name everybody but its author. */
export function useColleagues(): string[] {
  const { data } = useQuery(choicesQuery)
  return (data?.colleagues ?? []).filter(({ is_me }) => !is_me).map(({ name }) => name)
}

/** Nobody else of the company reads the notes. */
export function useIsAlone(): boolean {
  const { data } = useQuery(choicesQuery)
  return data?.colleagues.every(({ is_me }) => is_me) ?? false
}

interface Draft {
  text: string
  /** The key stays with what was tried to be sent, so that trying again makes no second note. */
  client_key: string
}

function useNoteDraft(id: number) {
  const user = useUser()
  const { found, follow, forget } = useDraft<Draft>(`asafidy.note.${user?.id ?? 0}.${id}`)
  const [draft, setDraft] = useState<Draft>(() => found ?? { text: '', client_key: newClientKey() })
  return {
    ...draft,
    write: (text: string) => {
      const next = { ...draft, text }
      setDraft(next)
      if (text) follow(next)
      else forget()
    },
    startAgain: () => {
      setDraft({ text: '', client_key: newClientKey() })
      forget()
    },
  }
}

function sayFailure({ status, message, errors }: ApiError): string {
  if (status === 0)
    return 'Votre note n’est pas partie\u00a0: le réseau est coupé. Elle est gardée ici\u00a0; ajoutez-la dès que le réseau revient.'
  return Object.values(errors ?? {})[0]?.[0] ?? `Votre note n’est pas partie\u00a0: ${message}`
}
