import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Form } from '#src/shell/form/use-form.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { AnswerKey, LetterAnswers } from '../shared/answers.ts'
import css from './letters.module.css'
import { type ComposingBody, fetchComposedLetter, letterHelpQuery } from './queries.ts'

const FORM = 'trois-reponses'
/** So many sentences are shown at first. */
const FIRST = 4

interface AnswersDialogProps {
  open: boolean
  offerId: number
  subtitle: string
  /** What was answered before, and what the form says of the person's availability. */
  start: LetterAnswers
  availability: Pick<ComposingBody, 'available_now' | 'availability_date'>
  /** The letter of the form has a text already, which another would take the place of. */
  replaces: boolean
  onWrite: (answers: LetterAnswers) => void
  onUse: (letter: string) => void
  onClose: () => void
}

/** Three short questions, then the letter that is made of the answers, before it takes its place in the form. */
export default function AnswersDialog(props: AnswersDialogProps) {
  const { open, onClose, subtitle, replaces, onUse } = props
  const [letter, setLetter] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const close = () => {
    setLetter(null)
    onClose()
  }
  const use = () => {
    if (letter !== null) onUse(letter)
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={680}
      title="Votre lettre en trois réponses"
      subtitle={subtitle}
      footer={
        letter === null ? (
          <>
            <Button look="secondary" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" form={FORM} loading={sending}>
              Composer la lettre
            </Button>
          </>
        ) : (
          <>
            <Button look="secondary" onClick={() => setLetter(null)}>
              Revoir mes réponses
            </Button>
            <Button onClick={use}>{replaces ? 'Remplacer ma lettre' : 'Utiliser cette lettre'}</Button>
          </>
        )
      }
    >
      {letter === null ? (
        <Answers {...props} onSending={setSending} onComposed={setLetter} />
      ) : (
        <Composed letter={letter} replaces={replaces} />
      )}
    </Dialog>
  )
}

function Composed({ letter, replaces }: { letter: string; replaces: boolean }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={css.composing}>
      {replaces && (
        <Alert kind="warning">
          Elle prendra la place de la lettre déjà écrite, que vous pourrez remettre.
        </Alert>
      )}
      <section ref={box} tabIndex={-1} className={css.sheet} aria-label="La lettre composée">
        {letter}
      </section>
      <p className="small muted">Relisez-la&nbsp;: dans le formulaire, vous pourrez tout y changer.</p>
    </div>
  )
}

interface AnswersProps extends AnswersDialogProps {
  onSending: (sending: boolean) => void
  onComposed: (letter: string) => void
}

const QUESTIONS = [
  {
    key: 'experience',
    label: 'Qu’avez-vous déjà fait qui ressemble à ce poste\u00A0?',
    hint: 'Touchez une phrase vraie pour vous, ou écrivez la vôtre.',
  },
  {
    key: 'example',
    label: 'Un exemple concret',
    hint: 'Un résultat, un chiffre, un jour difficile\u00A0: une phrase suffit.',
  },
  { key: 'reason', label: 'Pourquoi ici\u00A0?', hint: 'Ce qui vous attire dans ce poste ou cette société.' },
] as const satisfies readonly { key: AnswerKey; label: string; hint: string }[]

function Answers({ offerId, start, availability, onWrite, onComposed, onSending }: AnswersProps) {
  const { data: help } = useQuery(letterHelpQuery(offerId))
  const form = useForm<LetterAnswers>({
    initial: start,
    schema: async () => (await import('../contract.ts')).composeLetter.body,
    body: (answers) => ({ offer_id: offerId, ...answers, ...availability }),
    idOf: (field) => `${FORM}-${field}`,
    onWrite,
    send: async (answers) => {
      onSending(true)
      try {
        onComposed(await fetchComposedLetter({ offer_id: offerId, ...answers, ...availability }))
      } finally {
        onSending(false)
      }
    },
  })
  const sentences = { experience: help?.experience ?? [], example: [], reason: help?.reason ?? [] }
  return (
    <form id={FORM} className={css.composing} onSubmit={form.submit} noValidate>
      <p className="small muted">
        Répondez à ce que vous voulez, en quelques mots. Sans réponse, la lettre dit ce que dit votre profil.
      </p>
      <ErrorSummary {...form.summary} />
      {QUESTIONS.map(({ key, label, hint }) => (
        <div key={key} className={css.question}>
          <TextAreaField label={label} hint={hint} rows={3} {...form.text(key)} />
          <Sentences of={label} sentences={sentences[key]} name={key} form={form} />
        </div>
      ))}
      {form.failure && <FormFailure>{form.failure}</FormFailure>}
    </form>
  )
}

interface SentencesProps {
  of: string
  sentences: readonly string[]
  name: AnswerKey
  form: Form<LetterAnswers>
}

/** Sentences to add with a press; those that stand in the answer already are left out. */
function Sentences({ of, sentences, name, form }: SentencesProps) {
  const [all, setAll] = useState(false)
  const written = form.values[name]
  const left = sentences.filter((sentence) => !written.includes(sentence))
  if (left.length === 0) return null
  const add = (sentence: string) => {
    void form.change({ [name]: written.trim() === '' ? sentence : `${written.trimEnd()} ${sentence}` })
    // The sentence goes from the list, so the focus goes on where it was added.
    document.getElementById(`${FORM}-${name}`)?.focus()
  }
  return (
    <ul className={css.sentences} aria-label={`Phrases pour\u00A0: ${of}`}>
      {(all ? left : left.slice(0, FIRST)).map((sentence) => (
        <li key={sentence}>
          <BareButton onClick={() => add(sentence)}>
            <PlusIcon size={16} />
            {sentence}
          </BareButton>
        </li>
      ))}
      {!all && left.length > FIRST && (
        <li>
          <Button look="quiet" small onClick={() => setAll(true)}>
            Plus de phrases
          </Button>
        </li>
      )}
    </ul>
  )
}
