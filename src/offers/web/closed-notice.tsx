import { formatDay } from '#src/shared/dates.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { Offer } from '../contract.ts'

const CLOSED: Record<string, string> = {
  pourvue_ici: 'Le poste est pourvu.',
  pourvue_ailleurs: 'Le poste est pourvu.',
  filled_here: 'Le poste est pourvu.',
  filled_elsewhere: 'Le poste est pourvu.',
  annulee: 'Le recrutement est annulé.',
  cancelled: 'Le recrutement est annulé.',
  trop_de_candidatures: 'La société a reçu assez de candidatures.',
  too_many: 'La société a reçu assez de candidatures.',
}

const SIMILAR = ' Les offres similaires sont plus bas.'

/** The notice above an offer that takes no more applications. */
export default function ClosedNotice({ offer, hasSimilar }: { offer: Offer; hasSimilar: boolean }) {
  if (offer.status === 'paused')
    return (
      <Alert kind="warning">
        <b>Cette offre est en pause.</b> La société ne prend pas de candidatures pour le moment.
        {hasSimilar && SIMILAR}
      </Alert>
    )
  const because = CLOSED[offer.close_reason ?? ''] ?? 'La date limite est passée.'
  return (
    <Alert kind="warning">
      <b>Cette offre est clôturée{offer.closed_at && ` depuis ${sinceOf(offer.closed_at)}`}.</b> {because}
      {hasSimilar && SIMILAR}
    </Alert>
  )
}

/** « hier », « 4 jours », « le 19 mars » after « depuis ». */
function sinceOf(moment: string): string {
  return formatDay(moment).replace(/^il y a /, '')
}
