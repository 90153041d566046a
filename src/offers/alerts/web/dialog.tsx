import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { AlertForm, useAlertForm } from './form.tsx'

interface AlertDialogProps {
  open: boolean
  onClose: () => void
  /** The search in words. */
  label: string
  search: SearchParams
}

export default function AlertDialog({ open, onClose, label, search }: AlertDialogProps) {
  const formId = useId()
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
        <AlertForm id={formId} form={form} search={search} />
      )}
    </Dialog>
  )
}
