import { type FormEvent, useState } from 'react'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { useProblems } from '#src/shell/api/field-problems.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { SelectField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { TeamMember } from '../contract.ts'
import { useTransfer } from './queries.ts'
import { nameOf } from './role-dialog.tsx'
import css from './team.module.css'

const FORM = 'transferer'
const IDS = { member_id: 'nouveau-proprietaire' }
const CHOOSE = 'Veuillez choisir un membre.'

interface TeamTransferDialogProps {
  open: boolean
  onClose: () => void
  /** Everyone but the owner. */
  colleagues: TeamMember[]
}

/** Gives the company to a colleague, once the person is proved to be there. */
export function TeamTransferDialog({ open, onClose, colleagues }: TeamTransferDialogProps) {
  const transfer = useTransfer()
  const { run, dialog } = useReauthentication()
  const close = () => {
    transfer.reset()
    onClose()
  }
  const send = async (member_id: number) => {
    // What is refused stays written in the form.
    const done = await run((proof) => transfer.mutateAsync({ member_id, ...proof })).catch(() => undefined)
    if (!done) return
    toast.success({ title: 'Propriété transférée', text: 'Vous êtes maintenant recruteur.' })
    close()
  }
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        width={560}
        title="Transférer la propriété"
        footer={
          <>
            <Button look="secondary" onClick={close}>
              Annuler
            </Button>
            <Button look="danger" type="submit" form={FORM} loading={transfer.isPending}>
              Transférer la propriété
            </Button>
          </>
        }
      >
        <TransferForm colleagues={colleagues} error={transfer.error} onSend={send} />
      </Dialog>
      {dialog}
    </>
  )
}

interface TransferFormProps {
  colleagues: TeamMember[]
  error: Error | null
  onSend: (member: number) => void
}

function TransferForm({ colleagues, error, onSend }: TransferFormProps) {
  const [member, setMember] = useState('')
  const { problems, list, attempt, pass, look, failure } = useProblems(IDS, error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pass({ member_id: member ? undefined : CHOOSE })) onSend(Number(member))
  }
  return (
    <form id={FORM} className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={list} attempt={attempt} />
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <Alert kind="warning">
        Le nouveau propriétaire gérera l’équipe et l’abonnement. Vous deviendrez recruteur, et lui seul pourra
        vous rendre la propriété.
      </Alert>
      <SelectField
        label="Nouveau propriétaire"
        name="member_id"
        id={IDS.member_id}
        empty="Choisissez un membre"
        choices={colleagues.map((one) => ({ value: one.id, label: `${nameOf(one)} (${one.email})` }))}
        data-focus-first=""
        value={member}
        error={problems.member_id}
        onChange={(event) => {
          setMember(event.target.value)
          if (problems.member_id) look('member_id', undefined)
        }}
      />
    </form>
  )
}
