import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BatchRecipient } from '#src/applications/deciding/contract.ts'
import { reasonLabel } from '#src/applications/shared/labels.ts'
import { UNDO_DELAY_MS } from '#src/applications/shared/undo-delay.ts'
import { selectionKeys } from '#src/applications/web/query-keys.ts'
import { currentTime, formatTime } from '#src/shared/dates.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { newClientKey } from '#src/shell/form/client-key.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { answerToClosing, type EveryoneAnswer } from '../../shared/everyone-answers.ts'
import type { AnswerSearch } from '../address.ts'
import { rejectionTemplate } from '../letters.ts'
import { type BatchInput, useBatchChange } from '../queries.ts'
import css from './answering.module.css'
import { AnswerMessage, type Written } from './message.tsx'
import { AnswerPreview } from './preview.tsx'
import { Recipients } from './recipients.tsx'
import type { SentAnswer } from './sent-answer-notice.tsx'
import { useChosenRecipients } from './use-chosen-recipients.ts'

interface AnswerFormProps {
  recipients: readonly BatchRecipient[]
  total: number
  /** Why the offer that stands for them was closed. */
  closeReason: string | null
  search: AnswerSearch
  back: string
  onSent: (sent: SentAnswer) => void
}

/** The form chooses the recipients, writes the message and shows it as each of them will read it. */
export function AnswerForm({ recipients, total, closeReason, search, back, onSent }: AnswerFormProps) {
  const isRefusal = search.vue !== 'message'
  const client = useQueryClient()
  const sending = useBatchChange()
  const { shown, choose } = useChosenRecipients(recipients, search)
  const chosen = shown.flatMap(({ isChosen, recipient }) => (isChosen ? [recipient] : []))
  const [previewed, setPreviewed] = useState(0)
  const at = Math.min(previewed, Math.max(0, chosen.length - 1))
  const bodyOf = useBody(isRefusal, chosen)
  const form = useForm<Written>({
    initial: startOf(search, closeReason),
    schema: async () => (await import('#src/applications/deciding/contract.ts')).changeApplications.body,
    body: bodyOf,
    idOf: (field) => `groupe-${field}`,
    send: async (written) => {
      const body = bodyOf(written)
      const { data: results, notified_at } = await sending.mutateAsync(body)
      client.removeQueries({ queryKey: selectionKeys.all, type: 'inactive' })
      onSent({ key: body.key, results, notified_at, isRefusal })
    },
  })
  const count = chosen.length
  return (
    <form onSubmit={form.submit} noValidate className={css.form}>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      {total > recipients.length && (
        <Alert>
          Les {recipients.length} plus anciennes candidatures sur {total}&nbsp;: les autres vous seront
          proposées ensuite.
        </Alert>
      )}
      <div className={css.card}>
        <Recipients shown={shown} previewed={chosen[at]?.id} onChoose={choose} />
        <AnswerMessage form={form} isRefusal={isRefusal} />
        <AnswerPreview
          chosen={chosen}
          at={at}
          isRefusal={isRefusal}
          onAt={setPreviewed}
          message={form.values.message}
          reason={reasonWords(form.values.reason)}
        />
        <div className={css.foot}>
          <p>
            {isRefusal ? (
              <NothingBefore />
            ) : (
              'Chaque message part tout de suite, dans la conversation de chaque candidature.'
            )}
          </p>
          <LinkButton look="quiet" href={back}>
            Annuler
          </LinkButton>
          <Button type="submit" disabled={count === 0} loading={form.sending}>
            {buttonWords(count, isRefusal)}
          </Button>
        </div>
      </div>
    </form>
  )
}

const REASONS: Record<EveryoneAnswer, Written['reason']> = {
  position_filled: 'poste_pourvu',
  cancelled: 'recrutement_annule',
  other: '',
}

/** All the others of an offer are answered after a hiring, or by what the offer was closed for. */
function startOf({ vue, offer_id }: AnswerSearch, closeReason: string | null): Written {
  const reason = vue || !offer_id ? '' : REASONS[answerToClosing(closeReason)]
  return { reason, message: reason ? rejectionTemplate(reason) : '' }
}

/** The key stays the same while the same is sent again, so that a lost answer makes nothing twice. */
function useBody(isRefusal: boolean, chosen: readonly BatchRecipient[]) {
  const sent = useRef({ text: '', key: '' })
  return ({ reason, message }: Written): BatchInput & { key: string } => {
    const applications = chosen.map(({ id, version }) => ({ id, version }))
    const text = JSON.stringify([reason, message, applications])
    if (sent.current.text !== text) sent.current = { text, key: newClientKey() }
    const { key } = sent.current
    return isRefusal
      ? // An empty reason is what the contract says is missing.
        { change: 'rejection', reason: reason as Exclude<typeof reason, ''>, message, key, applications }
      : { change: 'message', message, key, applications }
  }
}

/** The mail names every reason but « autre », and so does the preview. */
function reasonWords(reason: Written['reason']): string | null {
  return reason && reason !== 'autre' ? reasonLabel(reason) : null
}

function buttonWords(count: number, isRefusal: boolean): string {
  if (count === 1) return isRefusal ? 'Répondre à cette personne' : 'Écrire à cette personne'
  return isRefusal ? `Répondre aux ${count}` : `Écrire aux ${count}`
}

/** Says « Rien ne part avant demain 10 h 20 », and the time moves on while the page is open. */
function NothingBefore() {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(currentTime())
    const timer = setInterval(() => setNow(currentTime()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  const when = now ? `demain ${formatTime(new Date(now + UNDO_DELAY_MS.refusal))}` : '24\u00A0heures'
  return <>Rien ne part avant {when}&nbsp;: vous pouvez tout annuler d’ici là.</>
}
