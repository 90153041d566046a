import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { ALERTS_FULL, ALERTS_MOST } from '../shared/limits.ts'
import { AlertForm, useAlertForm } from './form.tsx'
import { alertsQuery } from './queries.ts'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  /** The search in words. */
  label: string
  search: SearchParams
}

export default function AlertDialog({ open, onClose, label, search }: AlertDialogProps) {
  const formId = useId()
  const user = useUser()
  const { form, asked, forget } = useAlertForm({ search, onDone: onClose })
  const close = () => {
    onClose()
    forget()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={520}
      title="Créer une alerte"
      subtitle={label}
      footer={
        asked ? (
          <Button autoFocus onClick={close}>
            Fermer
          </Button>
        ) : (
          <>
            <Button look="secondary" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" form={formId} loading={form.sending}>
              Créer l’alerte
            </Button>
          </>
        )
      }
    >
      {asked ? (
        <Alert kind="success" live>
          {asked}
        </Alert>
      ) : (
        <>
          {user && <Room />}
          <AlertForm id={formId} form={form} search={search} />
        </>
      )}
    </Dialog>
  )
}

/** Before a search is chosen to be told of, whether one more can be. */
function Room() {
  const { data } = useQuery(alertsQuery)
  return data ? <LimitNote kept={data.length} most={ALERTS_MOST} full={ALERTS_FULL} /> : null
}
