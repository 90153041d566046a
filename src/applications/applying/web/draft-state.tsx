import { dayAt, formatShortDate, formatTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import css from './dialog.module.css'
import type { useDraft } from './use-draft.ts'

type Draft = ReturnType<typeof useDraft>

/** Says where what was written is: in the account, for every device, or in this browser until there is a network. */
export function DraftState({ draft: { savedAt, place } }: { draft: Draft }) {
  return (
    <span className={css.saved} role="status">
      {savedAt !== null && place?.at === 'account' && (
        <>
          <CheckIcon size={16} />
          Brouillon enregistré {savedWhen(savedAt)}
        </>
      )}
      {savedAt !== null &&
        place?.at === 'browser' &&
        'Gardé dans ce navigateur, puis dans votre compte dès que le réseau revient'}
      {place?.at === 'refused' && `Gardé dans ce navigateur seulement. ${place.why}`}
    </span>
  )
}

/** Two devices wrote the same draft, and the person says which one goes on. */
export function DraftElsewhere({ draft }: { draft: Draft }) {
  if (!draft.elsewhere) return null
  const other = draft.elsewhere.draft
  return (
    <Alert kind="warning" live>
      <p>
        {other
          ? `Vous avez aussi écrit cette candidature sur un autre appareil, ${savedWhen(Date.parse(other.saved_at))}.`
          : 'Ce brouillon a été envoyé ou supprimé sur un autre appareil.'}
      </p>
      <div className={css.choices}>
        <Button look="secondary" small onClick={() => void draft.takeOther()}>
          {other ? 'Reprendre l’autre' : 'Effacer ce qui est écrit ici'}
        </Button>
        <Button look="secondary" small onClick={() => void draft.keepOwn()}>
          Garder ce qui est écrit ici
        </Button>
      </div>
    </Alert>
  )
}

function savedWhen(at: number): string {
  const day = dayAt(at) === dayAt(Date.now()) ? '' : `le ${formatShortDate(at)} `
  return `${day}à ${formatTime(at)}`
}
