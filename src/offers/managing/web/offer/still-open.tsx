import { UNATTENDED_DAYS } from '#src/offers/attending/shared/delays.ts'
import { waitingWords } from '#src/offers/life/shared/words.ts'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { OfferAct } from '../menu.tsx'
import css from './still-open.module.css'

interface StillOpenProps {
  offer: ManagedOffer
  /** When the offer is paused without an answer. */
  due: string
  busy: boolean
  act: (wanted: OfferAct) => void
}

/** Asks whether an offer is still open whose applications nobody looked at; a look at one of them answers too. */
export function StillOpen({ offer, due, busy, act }: StillOpenProps) {
  const canEdit = useAbility().can('edit', 'job offer')
  const answer = (wanted: OfferAct, label: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button look={look} small disabled={busy} onClick={() => act(wanted)}>
      {label}
    </Button>
  )
  return (
    <Alert kind="warning">
      <h2 className={css.question}>Toujours ouverte&nbsp;?</h2>
      <p>
        Personne n’a regardé ses candidatures depuis {UNATTENDED_DAYS}&nbsp;jours.{' '}
        {offer.open_count > 0 && `${waitingWords(offer.open_count)} une réponse. `}
        Sans nouvelles de votre société, l’offre sera en pause le {formatLongDateTime(due)}, et ceux qui
        attendent seront prévenus. Ouvrir une candidature suffit aussi.
      </p>
      {canEdit && (
        <div className={css.answers}>
          {answer('confirm', 'Toujours ouverte', 'primary')}
          {answer('close', 'Poste pourvu')}
          {answer('pause', 'Mettre en pause')}
        </div>
      )}
    </Alert>
  )
}
