import { useState } from 'react'
import { formatTime } from '#src/shared/dates.ts'
import { WaitingNotice } from '#src/shell/form/waiting-notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { OfferSaveState } from './autosave.ts'
import css from './editor.module.css'

/** Says when the offer was last saved: « Enregistré à 14 h 32 ». */
export function SavedAt({ state }: { state: OfferSaveState }) {
  return (
    <span className={css.saved} role="status">
      {state.kind === 'saved' && (
        <>
          <CheckIcon size={16} />
          Enregistré à {formatTime(state.at)}
        </>
      )}
      {state.kind === 'saving' && 'Enregistrement…'}
      {state.kind === 'waiting' && 'Gardé sur cet appareil'}
    </span>
  )
}

interface SaveTroubleProps {
  state: OfferSaveState
  onMine: () => Promise<void>
  onTheirs: () => Promise<void>
}

/** Says why the offer cannot be saved. After somebody else's save the writer chooses which text stays. */
export function SaveTrouble({ state, onMine, onTheirs }: SaveTroubleProps) {
  if (state.kind === 'conflict')
    return <Conflict message={state.message} onMine={onMine} onTheirs={onTheirs} />
  if (state.kind === 'waiting') return <WaitingNotice reason={state.for} />
  if (state.kind !== 'refused') return null
  return (
    <Alert kind="error" live>
      {state.error.message}
    </Alert>
  )
}

function Conflict({ message, onMine, onTheirs }: { message: string } & Omit<SaveTroubleProps, 'state'>) {
  const [failed, setFailed] = useState(false)
  const choose = (act: () => Promise<void>) => {
    setFailed(false)
    act().catch(() => setFailed(true))
  }
  return (
    <div className={css.choice}>
      <Alert kind="warning" live>
        <b>{message}</b>
        <p>
          Rien de ce que vous écrivez n’est enregistré tant que vous n’avez pas choisi. L’autre version sera
          perdue.
        </p>
        <div className={css.chips}>
          <Button small onClick={() => choose(onTheirs)}>
            Reprendre la version enregistrée
          </Button>
          <Button look="secondary" small onClick={() => choose(onMine)}>
            Garder la mienne
          </Button>
        </div>
        {failed && <p>Cela n’a pas pu être fait. Réessayez dans un moment.</p>}
      </Alert>
    </div>
  )
}
