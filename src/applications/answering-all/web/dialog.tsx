import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerHref } from '#src/applications/batches/web/address.ts'
import { useFilledMessage } from '#src/applications/reply-templates/web/message.ts'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { answerAll } from '../contract.ts'
import { ANSWER_LABELS, ANSWERS, type Answer, answerFor, answerText } from '../shared/answers.ts'

const FORM = 'repondre-a-tous'
const CHOICES = ANSWERS.map((value) => ({ value, label: ANSWER_LABELS[value] }))

interface AnswerEveryoneDialogProps {
  open: boolean
  onClose: () => void
  offer: { id: number; title: string; close_reason: string | null; unanswered_count: number }
}

/** One courteous message to everybody who waits for an answer of this offer, each by name. */
export function AnswerEveryoneDialog({ open, onClose, offer }: AnswerEveryoneDialogProps) {
  const { mutateAsync, isPending } = useAnswer(offer.id, onClose)
  const count = offer.unanswered_count
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title={
        count === 1 ? 'Répondre à la candidature en attente' : `Répondre aux ${count} candidatures en attente`
      }
      subtitle={displayTitle(offer.title)}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Plus tard
          </Button>
          <Button type="submit" form={FORM} loading={isPending}>
            Envoyer la réponse
          </Button>
        </>
      }
    >
      <AnswerForm first={answerFor(offer.close_reason)} send={mutateAsync} />
      <p className="small">
        Des candidatures plus avancées restent ouvertes&nbsp;?{' '}
        <AppLink href={answerHref({ offer_id: offer.id })} onClick={onClose}>
          Choisir à qui répondre et relire ce que chacun recevra
        </AppLink>
      </p>
    </Dialog>
  )
}

interface Written {
  answer: Answer
  message: string
}

function AnswerForm({ first, send }: { first: Answer; send: (written: Written) => Promise<unknown> }) {
  const form = useForm<Written>({
    initial: { answer: first, message: answerText(first) },
    schema: async () => (await import('../contract.ts')).answerAll.body,
    idOf: (field) => `${FORM}-${field}`,
    send,
  })
  const filled = useFilledMessage(form.values.message, (message) => form.change({ message }))
  const choose = (answer: Answer) => {
    // Own words are never replaced.
    const isOwn = form.values.message !== answerText(form.values.answer)
    form.change({ answer })
    if (!isOwn) filled.place(answerText(answer))
  }
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <SelectField
        label="Motif"
        choices={CHOICES}
        data-focus-first=""
        {...form.text('answer')}
        onChange={(event) => choose(event.target.value as Answer)}
      />
      <TextAreaField
        label="Message aux candidats"
        rows={11}
        max={3_000}
        hint="{prenom} et {offre} sont remplacés pour chacun."
        {...form.text('message')}
      />
      <Alert>
        {form.values.answer === 'position_filled'
          ? 'Chacun est prévenu une seule fois, dans quelques secondes.'
          : 'Chacun est prévenu une seule fois, dans 24\u00A0heures. D’ici là, vous pouvez annuler un refus depuis sa candidature.'}
      </Alert>
    </form>
  )
}

function useAnswer(id: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Written) =>
      call<typeof answerAll>('PUT /api/recruiter/offers/:id/answers', { params: { id }, body }),
    onSuccess: ({ data: { answered_count: count } }) => {
      toast.success({ title: count === 1 ? 'Candidature répondue' : `${count} candidatures répondues` })
      onDone()
      return refresh(client, managedOfferKeys.all, recruiterApplicationKeys.all)
    },
  })
}
