import { type FormEvent, useId, useState } from 'react'
import { SINGLY_GIVEN_ROLES } from '#src/accounts/shared/administrator-input.ts'
import { ADMIN_ROLE_LABELS, ADMIN_ROLES, type AdminRole } from '#src/accounts/shared/kinds.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { Administrator, changeAdminRole, endAdminAccess, proposeAdminRole } from '../../team/contract.ts'
import { useTeamChange } from './queries.ts'
import css from './team.module.css'

/** Stands for no access in the list of choices. */
const NONE = 'none'
const WHY = 'Dites pourquoi'

interface ManageDialogProps {
  open: boolean
  person: Administrator
  onClose: () => void
}

/** Changes what an administrator may do; what needs two people is proposed to the others. */
export function ManageDialog({ open, person, onClose }: ManageDialogProps) {
  const id = useId()
  const [choice, setChoice] = useState<string>(person.role ?? NONE)
  const role = choice === NONE ? null : (choice as AdminRole)
  const needsTwo = role === 'super_admin' || person.role === 'super_admin'
  const isEnd = role === null
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      sheet
      title={person.name}
      subtitle={person.email}
      confirm={needsTwo ? 'Proposer à mes collègues' : isEnd ? 'Retirer l’accès' : 'Changer le rôle'}
      danger={isEnd && !needsTwo}
      form={id}
    >
      <ManageForm
        id={id}
        person={person}
        role={role}
        needsTwo={needsTwo}
        choice={choice}
        onChoose={setChoice}
        onClose={onClose}
      />
    </DecisionDialog>
  )
}

interface ManageFormProps extends Omit<ManageDialogProps, 'open'> {
  id: string
  choice: string
  role: AdminRole | null
  needsTwo: boolean
  onChoose: (choice: string) => void
}

function ManageForm({ id, person, choice, role, needsTwo, onChoose, onClose }: ManageFormProps) {
  const { mutate, error } = useTeamChange()
  const [why, setWhy] = useState('')
  const [mistakes, setMistakes] = useState<{ role?: string; why?: string }>({})
  const errors = error instanceof ApiError ? error.errors : undefined
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      ...(role === person.role && { role: 'C’est déjà son rôle.' }),
      ...(needsTwo && !why.trim() && { why: WHY }),
    }
    setMistakes(found)
    if (Object.keys(found).length > 0) {
      event.currentTarget.querySelector<HTMLElement>('role' in found ? 'select' : 'textarea')?.focus()
      return
    }
    const done = needsTwo ? 'Vos collègues sont prévenus' : role ? 'Le rôle est changé' : 'L’accès est retiré'
    mutate({ send: () => sendChange(person, { role, needsTwo, why }), done }, { onSuccess: onClose })
  }
  return (
    <form id={id} className={css.form} onSubmit={send} noValidate>
      {error && !errors && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      <SelectField
        label="Rôle"
        name="role"
        choices={[
          ...ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_LABELS[value] })),
          { value: NONE, label: 'Aucun accès' },
        ]}
        value={choice}
        error={mistakes.role ?? errors?.role?.[0]}
        onChange={({ target }) => {
          setMistakes({})
          onChoose(target.value)
        }}
        data-focus-first=""
      />
      {needsTwo ? (
        <TextAreaField
          label="Raison"
          name="why"
          rows={3}
          maxLength={500}
          hint="Un super-administrateur se fait et se défait à deux. Vos collègues lisent cette raison."
          value={why}
          error={mistakes.why ?? errors?.why?.[0]}
          onChange={({ target }) => setWhy(target.value)}
        />
      ) : (
        <p className={css.hint}>
          {role ? 'Le changement vaut tout de suite.' : 'Ses sessions se ferment tout de suite.'} La personne
          en est avertie par e-mail.
        </p>
      )}
    </form>
  )
}

function sendChange(
  { id, role: seen }: Administrator,
  { role, needsTwo, why }: { role: AdminRole | null; needsTwo: boolean; why: string },
) {
  const params = { id }
  if (needsTwo)
    return call<typeof proposeAdminRole>('POST /api/admin/administrators/:id/proposals', {
      params,
      body: { role, why },
    })
  const given = SINGLY_GIVEN_ROLES.find((each) => each === role)
  return given
    ? call<typeof changeAdminRole>('PUT /api/admin/administrators/:id/role', {
        params,
        body: { role: given, seen },
      })
    : call<typeof endAdminAccess>('DELETE /api/admin/administrators/:id/access', { params, body: { seen } })
}
