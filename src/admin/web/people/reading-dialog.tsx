import { type FormEvent, useId, useState } from 'react'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { readApplication } from '../../applications/contract.ts'
import css from './people.module.css'

const CHOICES = [
  { value: 'letter', label: 'La lettre' },
  { value: 'cv', label: 'Le CV' },
]

interface ReadingDialogProps {
  id: number
  title: string
  onClose: () => void
}

/** Asks for the letter or the CV of an application, with a reason that the log and the person's own copy keep. */
export function ReadingDialog({ id, title, onClose }: ReadingDialogProps) {
  const form = useId()
  const [what, setWhat] = useState('letter')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [read, setRead] = useState<{ letter: string | null; cv: string | null }>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!reason.trim()) {
      event.currentTarget.querySelector('textarea')?.focus()
      return setError('Dites pourquoi')
    }
    try {
      const body = { what: what === 'cv' ? ('cv' as const) : ('letter' as const), reason: reason.trim() }
      const reply = await call<typeof readApplication>('POST /api/admin/applications/:id/readings', {
        params: { id },
        body,
      })
      setRead(reply.data)
    } catch (caught) {
      const fields = caught instanceof ApiError ? caught.errors : undefined
      if (fields?.reason) setError(fields.reason[0])
      else setRefusal(caught instanceof Error ? caught.message : String(caught))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      sheet
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {read ? 'Fermer' : 'Annuler'}
          </Button>
          {!read && (
            <Button type="submit" form={form}>
              Lire, et le noter
            </Button>
          )}
        </>
      }
    >
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {read ? (
        <>
          {read.letter !== null && <p className={css.letter}>{read.letter || 'La lettre a été effacée.'}</p>}
          {read.cv && (
            <LinkButton look="secondary" href={read.cv} target="_blank" rel="noopener">
              Ouvrir le CV, pendant un quart d’heure
            </LinkButton>
          )}
        </>
      ) : (
        <form id={form} onSubmit={send} noValidate className={css.viewAs}>
          <SelectField
            label="À lire"
            name="what"
            choices={CHOICES}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
          />
          <TextAreaField
            label="Raison"
            name="reason"
            hint="Notée au journal, et dans l’export de la personne."
            rows={3}
            maxLength={2_000}
            value={reason}
            error={error}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
            data-focus-first
          />
        </form>
      )}
    </Dialog>
  )
}
