import { type ChangeEvent, type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { DOCUMENT_MAX_BYTES, DOCUMENT_TOO_LARGE } from '#src/shared/files/limits.ts'
import { formatCount } from '#src/shared/money.ts'
import { sayRemoved } from '#src/shared/removed-parts.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import { useEarlyFile } from '#src/ui/form/early-file.ts'
import { CloseIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ClipIcon, FileIcon } from '#src/ui/workspace-icons.tsx'
import css from './composer.module.css'
import { useMessageDraft } from './draft.ts'
import { type Area, useSendMessage } from './queries.ts'

const MOST = 3_000
const ACCEPTED = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

interface ComposerProps {
  area: Area
  id: number
  /** The field says « Écrire à Tiana ». */
  placeholder: string
  /** More tools stand beside the paper clip; they get what is written, and can replace it. */
  tools?: (written: { text: string; write: (text: string) => void }) => {
    button: ReactNode
    panel: ReactNode
  }
  note?: string
}

/** A message that could not be sent stays here with its file, and says so. */
export function Composer({ area, id, placeholder, tools, note }: ComposerProps) {
  const draft = useMessageDraft(area, id)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const write = {
    value: draft.text,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => draft.write(target.value),
  }
  const box = useEarlyAnswer<HTMLTextAreaElement>(write)
  const sending = useSendMessage(area, id)
  const send = async () => {
    const text = draft.text.trim()
    if (sending.isPending || (!text && !file)) return
    if (text.length > MOST) return setProblem('Le message est trop long.')
    setProblem(null)
    try {
      const { data, removed } = await sending.mutateAsync({ client_key: draft.client_key, text, file })
      settle(data.text === text.replaceAll('\r\n', '\n'))
      const said = sayRemoved(removed)
      if (said) toast.info({ title: 'Fichier envoyé', text: said })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(sayFailure(error))
    }
    box.current?.focus()
  }
  /**
   * An earlier attempt may have arrived although its answer was lost, so what was written since is another message.
   */
  const settle = (isWhole: boolean) => {
    if (isWhole) {
      draft.startAgain()
      return setFile(null)
    }
    draft.startAgain(draft.text)
    setProblem(
      'Votre message était déjà parti. Voici ce que vous avez écrit depuis\u00a0: envoyez-le à son tour.',
    )
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setProblem(chosen.size > DOCUMENT_MAX_BYTES ? DOCUMENT_TOO_LARGE : null)
    if (chosen.size <= DOCUMENT_MAX_BYTES) setFile(chosen)
  }
  const isNoteShown = Boolean(note) && draft.text === ''
  const extra = tools?.({ text: draft.text, write: draft.write })
  return (
    <form className={css.composer} onSubmit={submits(send)} noValidate>
      {extra?.panel}
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      <label className="hidden-text" htmlFor="message-texte">
        Votre message
      </label>
      <div className={css.box}>
        <textarea
          ref={box}
          id="message-texte"
          rows={3}
          placeholder={placeholder}
          {...write}
          onKeyDown={sendsBy(send)}
          aria-describedby="message-aide"
        />
        {file && <Chosen file={file} onRemove={() => setFile(null)} />}
        <div className={css.tools}>
          <FileButton onChoose={choose} />
          {extra?.button}
          <span className={classes(css.count, isNoteShown && css.note)}>
            {isNoteShown ? note : `${formatCount(draft.text.length)} / ${formatCount(MOST)}`}
          </span>
          <Button type="submit" small loading={sending.isPending} disabled={!draft.text.trim() && !file}>
            Envoyer
          </Button>
        </div>
      </div>
      <p className={css.hint} id="message-aide">
        Ctrl + Entrée pour envoyer. PDF, PNG ou JPEG, 5&nbsp;Mo au plus.
      </p>
    </form>
  )
}

function submits(send: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
}

function sendsBy(send: () => Promise<unknown>) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
}

function sayFailure({ status, message, errors }: ApiError): string {
  if (status === 0)
    return 'Votre message n’est pas parti\u00a0: le réseau est coupé. Il est gardé ici\u00a0; envoyez-le à nouveau dès que le réseau revient.'
  return Object.values(errors ?? {})[0]?.[0] ?? `Votre message n’est pas parti\u00a0: ${message}`
}

function FileButton({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const input = useEarlyFile(onChoose)
  return (
    <label className={css.clip} title="Joindre un fichier">
      <ClipIcon />
      <span className="hidden-text">Joindre un PDF ou une image, 5 Mo au plus</span>
      <input
        ref={input}
        type="file"
        className="hidden-text"
        accept={ACCEPTED}
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          target.value = ''
        }}
      />
    </label>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <p className={css.chosen}>
      <FileIcon size={18} />
      <b>{file.name}</b>
      <span>{formatSize(file.size)}</span>
      <Button look="quiet" small iconOnly aria-label={`Retirer ${file.name}`} onClick={onRemove}>
        <CloseIcon size={16} />
      </Button>
    </p>
  )
}
