import { rejectionText } from '#src/applications/deciding/web/letters.ts'
import { reasonChoices } from '#src/applications/deciding/web/reasons.ts'
import { type RejectionReason, reasonLabel } from '#src/applications/shared/labels.ts'
import { TEMPLATE_BODY_MAX, type TemplateValues } from '#src/reference/shared/reply-template-parts.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import type { rejectByMail } from '../contract.ts'
import css from './answering.module.css'
import type { AnswerFormProps } from './form-props.ts'
import { useAnswered } from './queries.ts'

/** Each reason is a link to its courteous text, so that it can be read before anything is sent, without scripts too. */
export function ReasonChoice({ token }: AnswerFormProps) {
  return (
    <div className={css.page}>
      <p>Pour quel motif&nbsp;? Un texte courtois vous est proposé ensuite. Rien n’est encore envoyé.</p>
      <ul className={css.reasons}>
        {reasonChoices().map(({ value, label }) => (
          <li key={value}>
            <AppLink href={`/repondre/${token}?reponse=refus&motif=${value}`}>{label}</AppLink>
          </li>
        ))}
      </ul>
      <LinkButton look="quiet" href={`/repondre/${token}`}>
        Revenir à la candidature
      </LinkButton>
    </div>
  )
}

export function RejectionForm({
  token,
  application,
  answered,
  reason,
}: AnswerFormProps & { reason: RejectionReason }) {
  const { version, values } = application
  const settle = useAnswered(token)
  const proposed = rejectionText(reason, values as TemplateValues)
  const form = useForm({
    initial: { message: answered?.values.message ?? proposed },
    failure: answered?.message,
    schema: async () => (await import('../contract.ts')).rejectByMail.body,
    body: (fields) => ({ ...fields, reason, version }),
    short: true,
    send: ({ message }) => {
      const route = 'POST /api/application-answers/:token/rejection'
      const body = { version, reason, message }
      return settle(call<typeof rejectByMail>(route, { params: { token }, body }))
    },
  })
  return (
    <form className={css.page} method="post" onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <input type="hidden" name="answer" value="rejection" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="reason" value={reason} />
      <p>
        Motif&nbsp;: <b>{reasonLabel(reason)}</b>.{' '}
        <AppLink href={`/repondre/${token}?reponse=refus`}>Choisir un autre motif</AppLink>
      </p>
      <TextAreaField
        label="Message au candidat"
        rows={12}
        max={TEMPLATE_BODY_MAX}
        optional={reason !== 'autre'}
        hint={reason === 'autre' ? 'Dites au candidat pourquoi.' : 'Vous pouvez modifier le texte proposé.'}
        {...form.text('message')}
      />
      <Alert>
        Le candidat sera prévenu par e-mail dans 24 heures. D’ici là, vous pouvez annuler ce refus sur le
        site.
      </Alert>
      <div className={css.actions}>
        <Button type="submit" look="danger" wide scriptless loading={form.sending}>
          Ne pas retenir
        </Button>
        <LinkButton look="quiet" wide href={`/repondre/${token}`}>
          Revenir à la candidature
        </LinkButton>
      </div>
    </form>
  )
}
