import { type FormEvent, useId, useState } from 'react'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { AdminPerson, viewAsPerson } from '../../people/contract.ts'
import css from './people.module.css'

const MAX_LENGTH = 300

/** Looks at the site in the place of the person, after a reason that the person reads. */
export function ViewAs({ person }: { person: AdminPerson }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" small onClick={() => setOpen(true)}>
        Voir en tant que…
      </Button>
      {isOpen && <ViewAsDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}

function ViewAsDialog({ person: { id, name }, onClose }: { person: AdminPerson; onClose: () => void }) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!reason.trim()) {
      event.currentTarget.querySelector('textarea')?.focus()
      return setError('Dites pourquoi')
    }
    setSending(true)
    try {
      const body = { reason: reason.trim() }
      const { data } = await call<typeof viewAsPerson>('POST /api/admin/people/:id/viewings', {
        params: { id },
        body,
      })
      location.assign(data.url)
    } catch (caught) {
      setSending(false)
      const fields = caught instanceof ApiError ? caught.errors : undefined
      if (fields?.reason) setError(fields.reason[0])
      else setRefusal(caught instanceof Error ? caught.message : String(caught))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      sheet
      title={`Voir le site comme ${name}`}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={form} loading={isSending}>
            Voir, et prévenir la personne
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className={css.viewAs}>
        {refusal && (
          <Alert kind="error" live>
            {refusal}
          </Alert>
        )}
        <ul>
          <li>Lecture seule, 15 minutes, sans lettres, CV ni messages.</li>
          <li>La personne reçoit aussitôt un e-mail avec votre nom et votre raison.</li>
          <li>Chaque page ouverte est notée au journal.</li>
        </ul>
        <TextAreaField
          label="Raison"
          name="reason"
          hint="Écrite telle quelle dans l’e-mail que la personne reçoit."
          rows={3}
          maxLength={MAX_LENGTH}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
          data-focus-first
        />
      </form>
    </Dialog>
  )
}
