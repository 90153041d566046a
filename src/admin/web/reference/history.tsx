import { useState } from 'react'
import { formatDate, formatDateTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { EntryLine } from '../../reference/contract.ts'
import { Section } from '../desk/parts.tsx'
import settingsCss from '../settings/settings.module.css'
import { useEntryUndo } from './queries.ts'

/** Every change of a list, the last one first. */
export function History({ history }: { history: readonly EntryLine[] }) {
  const { mutate, isPending, error, reset } = useEntryUndo()
  const [asked, setAsked] = useState<EntryLine | null>(null)
  if (history.length === 0) return null
  const close = () => {
    reset()
    setAsked(null)
  }
  const undo = () =>
    asked &&
    mutate(asked.id, {
      onSuccess: () => {
        toast.success({ title: 'Changement annulé' })
        close()
      },
    })
  return (
    <Section title="Histoire">
      <ol className={settingsCss.history}>
        {history.map((line) => (
          <li key={line.id}>
            <div>
              <b>{line.name}</b> {line.what}, à partir du {formatDate(line.effective_from)}
              <small>
                {line.set_by ?? 'Le site'}, le {formatDateTime(line.created_at)}
                {line.note && `\u00A0: «\u00A0${line.note}\u00A0»`}
              </small>
            </div>
            {line.can_undo && (
              <Button
                look="quiet"
                small
                flush
                onClick={() => setAsked(line)}
                aria-label={`Annuler\u00A0: ${line.name} ${line.what}`}
              >
                Annuler
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        onConfirm={undo}
        title="Annuler ce changement"
        confirm="Annuler le changement"
        cancel="Le garder"
        pending={isPending}
        failure={error?.message}
      >
        {asked?.name} revient à son état d’avant, et ce qui avait été déplacé aussi. L’annulation reste dans
        l’histoire.
      </ConfirmDialog>
    </Section>
  )
}
