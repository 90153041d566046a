import { useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import type * as contract from '../../contact/contract.ts'
import type { ContactMessageRow } from '../../contact/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Facts } from '../desk/parts.tsx'
import { useDecision } from '../desk/queries.ts'
import { deskKeys } from '../desk/query-keys.ts'
import { useAllowed } from '../session/session.ts'
import css from './message-text.module.css'

/** The whole message behind its first words, what was answered, and the ways to deal with it. */
export function MessageText({ message }: { message: ContactMessageRow }) {
  const isAnswering = useAllowed('answer messages to the team')
  return (
    <details className={css.message}>
      <summary>{message.message}</summary>
      <p>{message.message}</p>
      {message.facts.length > 0 && <Facts isNarrow facts={message.facts} />}
      {message.answers.map(({ id, by, text, at }) => (
        <blockquote key={id} className={css.answer}>
          <cite>
            {by ?? 'Un ancien collègue'}, {formatMoment(at)}
          </cite>
          <p>{text}</p>
        </blockquote>
      ))}
      {isAnswering && <Handling message={message} />}
    </details>
  )
}

function Handling({ message: { id, email, handler, closed_at, answers } }: { message: ContactMessageRow }) {
  const { decide, refusal, isSending } = useDecision(() => undefined)
  const params = { id }
  const take = () =>
    call<typeof contract.takeContactMessage>('PUT /api/admin/contact-messages/:id/handler', { params })
  const release = () =>
    call<typeof contract.releaseContactMessage>('DELETE /api/admin/contact-messages/:id/handler', { params })
  const close = () =>
    call<typeof contract.closeContactMessage>('PUT /api/admin/contact-messages/:id/closing', { params })
  const isOthers = handler !== null && !handler.is_you
  return (
    <>
      <div className={css.acts}>
        {handler === null && (
          <Button look="secondary" small disabled={isSending} onClick={() => decide(take)}>
            Je m’en occupe
          </Button>
        )}
        {handler !== null && (
          <Button look="secondary" small disabled={isSending} onClick={() => decide(release)}>
            {handler.is_you ? 'Le laisser' : `Le reprendre à ${handler.name}`}
          </Button>
        )}
        {closed_at === null && (
          <Button look="quiet" small disabled={isSending} onClick={() => decide(close)}>
            Classer sans répondre
          </Button>
        )}
      </div>
      <FormFailure>{refusal?.message}</FormFailure>
      {email !== null && !isOthers && (
        <AnswerForm key={answers.length} id={id} email={email} isFirst={answers.length === 0} />
      )}
    </>
  )
}

interface AnswerFormProps {
  id: number
  email: string
  isFirst: boolean
}

function AnswerForm({ id, email, isFirst }: AnswerFormProps) {
  const client = useQueryClient()
  const form = useForm({
    initial: { text: '' },
    idOf: (field) => `answer-${id}-${field}`,
    short: true,
    schema: async () => (await import('../../contact/contract.ts')).answerContactMessage.body,
    send: async (body) => {
      await call<typeof contract.answerContactMessage>('POST /api/admin/contact-messages/:id/answers', {
        params: { id },
        body,
      })
      await client.invalidateQueries({ queryKey: deskKeys.all })
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <TextAreaField
        label={isFirst ? 'Votre réponse' : 'Écrire encore'}
        hint={`Part par e-mail à ${email}.`}
        rows={4}
        {...form.text('text')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" small loading={form.sending}>
        Envoyer la réponse
      </Button>
    </form>
  )
}
