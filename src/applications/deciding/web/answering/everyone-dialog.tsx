import { useFilledMessage } from '#src/applications/reply-templates/web/message.ts'
import css from '#src/applications/reply-templates/web/reply-templates.module.css'
import { TEMPLATE_BODY_MAX } from '#src/reference/shared/reply-template-parts.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { answerToClosing, EVERYONE_ANSWERS, type EveryoneAnswer } from '../../shared/everyone-answers.ts'
import { answerHref } from '../address.ts'
import { everyoneTemplate } from '../letters.ts'
import { useAnswerEveryone } from '../queries.ts'
import { Concerned } from './concerned.tsx'

const FORM = 'repondre-a-tous'
const ANSWER_LABELS: Record<EveryoneAnswer, string> = {
  position_filled: 'Poste pourvu',
  cancelled: 'Recrutement annulé',
  other: 'Autre motif',
}
const CHOICES = EVERYONE_ANSWERS.map((value) => ({ value, label: ANSWER_LABELS[value] }))

interface AnswerEveryoneDialogProps {
  open: boolean
  onClose: () => void
  offer: { id: number; title: string; close_reason: string | null; open_count: number }
}

/** One courteous message answers everybody who is open at this offer, each by name; proposals are decided apart. */
export function AnswerEveryoneDialog({ open, onClose, offer }: AnswerEveryoneDialogProps) {
  const { mutateAsync, isPending } = useAnswerEveryone(offer.id, onClose)
  const count = offer.open_count
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={620}
      title={
        count === 1 ? 'Répondre à la candidature en attente' : `Répondre aux ${count} candidatures en attente`
      }
      subtitle={displayTitle(offer.title)}
      cancel="Plus tard"
      confirm="Envoyer la réponse"
      form={FORM}
      pending={isPending}
    >
      <Concerned offerId={offer.id} expected={offer.open_count} />
      <AnswerForm
        first={answerToClosing(offer.close_reason)}
        send={(written) => mutateAsync({ ...written, with_further: true })}
      />
      <p className="small">
        Une autre réponse pour certains&nbsp;?{' '}
        <AppLink href={answerHref({ offer_id: offer.id })} onClick={onClose}>
          Choisir à qui répondre et relire ce que chacun recevra
        </AppLink>
      </p>
    </DecisionDialog>
  )
}

interface Written {
  answer: EveryoneAnswer
  message: string
}

function AnswerForm({
  first,
  send,
}: {
  first: EveryoneAnswer
  send: (written: Written) => Promise<unknown>
}) {
  const form = useForm<Written>({
    initial: { answer: first, message: everyoneTemplate(first) },
    schema: async () => (await import('#src/applications/deciding/contract.ts')).answerAll.body,
    idOf: (field) => `${FORM}-${field}`,
    send,
  })
  const filled = useFilledMessage(form.values.message, (message) => form.change({ message }))
  const choose = (answer: EveryoneAnswer) => {
    // The reason proposes its own text, but never in place of what the person wrote.
    const isOwn = form.values.message !== everyoneTemplate(form.values.answer)
    form.change({ answer })
    if (!isOwn) filled.place(everyoneTemplate(answer))
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
        onChange={(event) => choose(event.target.value as EveryoneAnswer)}
      />
      <TextAreaField
        label="Message aux candidats"
        rows={11}
        max={TEMPLATE_BODY_MAX}
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
