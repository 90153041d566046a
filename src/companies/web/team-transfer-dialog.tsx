import { type FormEvent, useState } from 'react'
import { MESSAGES } from '#src/shared/messages.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { useProblems } from '#src/ui/field-problems.ts'
import { notify } from '#src/ui/notify.ts'
import { PasswordField, SelectField } from '#src/ui/text-field.tsx'
import type { TeamMember } from '../team-contract.ts'
import css from './team.module.css'
import { useTransfer } from './team-queries.ts'
import { nameOf } from './team-role-dialog.tsx'

const FORM = 'transferer'
const IDS = { member_id: 'nouveau-proprietaire', proof: 'preuve' }
const CHOOSE = 'Veuillez choisir un membre.'

interface TeamTransferDialogProps {
  open: boolean
  onClose: () => void
  /** Everyone but the owner. */
  colleagues: TeamMember[]
}

/** Gives the company to a colleague; asks for the password once more. */
export function TeamTransferDialog({ open, onClose, colleagues }: TeamTransferDialogProps) {
  const transfer = useTransfer()
  const close = () => {
    transfer.reset()
    onClose()
  }
  const send = (body: { member_id: number; proof: string }) =>
    transfer.mutate(body, {
      onSuccess: () => {
        notify.success({ title: 'Propriété transférée', text: 'Vous êtes maintenant recruteur.' })
        close()
      },
    })
  return (
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
  )
}

interface TransferFormProps {
  colleagues: TeamMember[]
  error: Error | null
  onSend: (body: { member_id: number; proof: string }) => void
}

function TransferForm({ colleagues, error, onSend }: TransferFormProps) {
  const [member, setMember] = useState('')
  const [proof, setProof] = useState('')
  const { problems, list, attempt, pass, look, failure } = useProblems(IDS, error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      member_id: member ? undefined : CHOOSE,
      proof: proof ? undefined : MESSAGES.password_required,
    }
    if (pass(found)) onSend({ member_id: Number(member), proof })
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
      <PasswordField
        label="Votre mot de passe"
        name="proof"
        id={IDS.proof}
        value={proof}
        error={problems.proof}
        onChange={(event) => {
          setProof(event.target.value)
          if (problems.proof) look('proof', undefined)
        }}
      />
    </form>
  )
}
