import { useState } from 'react'
import { SETTING_WORDS } from '#src/settings/shared/definitions.ts'
import { formatDate, formatDateTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminSetting, SettingLine } from '../../settings/contract.ts'
import { useSettingUndo } from './queries.ts'
import css from './settings.module.css'
import { listChange, valueWords } from './words.ts'

/** Every value that a setting had or will have, the last one to count first. */
export function History({ setting }: { setting: AdminSetting }) {
  const { mutate, isPending, error, reset } = useSettingUndo()
  const [asked, setAsked] = useState<SettingLine | null>(null)
  const { name, history } = setting
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
    <>
      <ol className={css.history} aria-label={`Histoire\u00A0: ${SETTING_WORDS[name].label}`}>
        {history.map((line, index) => (
          <li key={line.id}>
            <div>
              <b>{valueWords(name, line.value)}</b> à partir du {formatDate(line.effective_from)}
              <small>
                {line.set_by ?? 'Le site'}, le {formatDateTime(line.created_at)}
                {line.note && `\u00A0: «\u00A0${line.note}\u00A0»`}
                {[listChange(history[index + 1]?.value, line.value)].map(
                  (words) => words && <i key="words">{words}</i>,
                )}
              </small>
            </div>
            {line.can_undo && (
              <Button
                look="quiet"
                small
                flush
                onClick={() => setAsked(line)}
                aria-label={`Annuler le changement du ${formatDate(line.effective_from)}\u00A0: ${SETTING_WORDS[name].label}`}
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
        La valeur d’avant revient. L’annulation reste dans l’histoire.
      </ConfirmDialog>
    </>
  )
}
