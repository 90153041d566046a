import { formatTime } from '#src/shared/dates.ts'
import { WaitingNotice } from '#src/shell/form/waiting-notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { Writing } from './use-writing.ts'
import css from './writing.module.css'

/** Says when it was last saved: « Enregistré à 9 h 08 ». */
export function SavedAt({ saving }: Pick<Writing, 'saving'>) {
  return (
    <span className={css.saved} role="status">
      {saving.kind === 'saved' && (
        <>
          <CheckIcon size={16} />
          Enregistré à {formatTime(saving.at)}
        </>
      )}
      {saving.kind === 'saving' && 'Enregistrement…'}
      {saving.kind === 'waiting' && 'Gardé sur cet appareil'}
    </span>
  )
}

/** Says why it can't be saved or decided. After a colleague's save the writer chooses which text stays. */
export function SaveTrouble({ writing }: { writing: Writing }) {
  const { saving, failure, takeTheirs, keepMine } = writing
  if (saving.kind === 'conflict')
    return (
      <Alert kind="warning" live>
        <b>{saving.message}</b>
        <p>Rien de ce que vous écrivez n’est enregistré tant que vous n’avez pas choisi.</p>
        <div className={css.choice}>
          <Button small onClick={() => void takeTheirs()}>
            Reprendre la version enregistrée
          </Button>
          <Button small look="secondary" onClick={() => void keepMine()}>
            Garder la mienne
          </Button>
        </div>
      </Alert>
    )
  if (saving.kind === 'waiting') return <WaitingNotice reason={saving.for} />
  const message = failure ?? (saving.kind === 'refused' ? saving.error.message : undefined)
  return message ? (
    <Alert kind="error" live>
      {message}
    </Alert>
  ) : null
}
