import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { linkLine, ShownLine, setLineAside, takeLineUp } from '../../statements/contract.ts'
import { useDecision } from '../desk/queries.ts'
import { deskKeys } from '../desk/query-keys.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import css from './statements.module.css'

interface LineActionsProps {
  line: ShownLine
  /** The payment that it is probably of, « PAI-2026-0412 ». */
  reference?: string
}

/** What can be done with a line that matches no payment wholly. */
export function LineActions({ line, reference = '' }: LineActionsProps) {
  const [asks, setAsks] = useState<'link' | 'aside' | null>(null)
  const { decideHere, isSending } = useDecision(() => {})
  const close = () => setAsks(null)
  const name = line.transaction_id ?? formatMoney(line.amount)
  const setAside = (reason: string) => {
    close()
    decideHere(async () => {
      const params = { id: line.id }
      const send = { params, body: { reason } }
      await call<typeof setLineAside>('PUT /api/admin/statement-lines/:id/set-aside', send).catch(tell)
    })
  }
  return (
    <div className={css.actions}>
      <Button look="secondary" small onClick={() => setAsks('link')} aria-label={`Rapprocher ${name}`}>
        Rapprocher
      </Button>
      <Button
        look="quiet"
        small
        loading={isSending}
        onClick={() => setAsks('aside')}
        aria-label={`Mettre de côté ${name}`}
      >
        Mettre de côté
      </Button>
      <LinkDialog open={asks === 'link'} line={line} reference={reference} onClose={close} />
      <ReasonDialog
        open={asks === 'aside'}
        title={`Mettre de côté ${formatMoney(line.amount)}`}
        action="Mettre de côté"
        hint="Vos collègues lisent cette raison, par exemple « Vente sans rapport avec le site »."
        onSend={setAside}
        onClose={close}
      />
    </div>
  )
}

/** A refusal is told where it is seen, because the line that it is about may be gone from the page. */
function tell(error: Error) {
  toast.error({ title: 'Rien n’a changé', text: error.message })
}

/** Takes back that a line was set aside. */
export function TakeUp({ line }: { line: ShownLine }) {
  const { decideHere, isSending } = useDecision(() => {})
  const name = line.transaction_id ?? formatMoney(line.amount)
  const takeUp = () =>
    decideHere(() =>
      call<typeof takeLineUp>('DELETE /api/admin/statement-lines/:id/set-aside', {
        params: { id: line.id },
      }).catch(tell),
    )
  return (
    <Button look="secondary" small loading={isSending} onClick={takeUp} aria-label={`Reprendre ${name}`}>
      Reprendre
    </Button>
  )
}

interface LinkDialogProps {
  open: boolean
  line: ShownLine
  reference: string
  onClose: () => void
}

function LinkDialog({ open, line, reference: guessed, onClose }: LinkDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const [reference, setReference] = useState(guessed)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      call<typeof linkLine>('PUT /api/admin/statement-lines/:id/payment', {
        params: { id: line.id },
        body: { reference },
      }),
    onSuccess: async () => {
      toast.success({ title: 'Ligne rapprochée' })
      onClose()
      await client.invalidateQueries({ queryKey: deskKeys.all })
    },
  })
  const onField = error instanceof ApiError ? error.errors?.reference?.[0] : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={560}
      sheet
      title={`Rapprocher ${formatMoney(line.amount)}`}
      subtitle="d’un paiement déjà accepté, du même montant"
      form={id}
      confirm="Rapprocher"
      pending={isPending}
    >
      <form id={id} onSubmit={send} noValidate>
        {error && !onField && (
          <Alert kind="error" live>
            {error.message}
          </Alert>
        )}
        <TextField
          label="Référence du paiement"
          hint="PAI-, l’année et le numéro."
          name="reference"
          value={reference}
          error={onField}
          onChange={({ target }) => setReference(target.value)}
          data-focus-first
        />
      </form>
    </DecisionDialog>
  )
}
