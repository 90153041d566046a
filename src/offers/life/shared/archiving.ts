import { formatDateTime } from '#src/shared/dates.ts'
import { plural } from '#src/shared/phrases.ts'
import { proposedWords, waitingWords } from './words.ts'

interface Applied {
  open: number
  proposed: number
  held: number
  held_until: Date | string | null
}

/**
 * Says why an offer is not archived yet; null when it can be. Every application must have come to its end for both
 * sides: an answer that can still be taken back would leave an open application under an archived offer.
 */
export function archiveRefusal(applied: Applied | undefined): string | null {
  if (!applied) return null
  const { open, proposed, held, held_until } = applied
  if (open > 0)
    return `${waitingWords(open)} encore votre réponse\u00a0: répondez avant d’archiver cette offre.`
  if (proposed > 0) return `${proposedWords(proposed)} avant d’archiver cette offre.`
  if (held > 0 && held_until !== null) return heldWords(held, held_until)
  return null
}

/** « 2 réponses ne sont pas encore parties … : l’offre peut être archivée à partir du … » */
function heldWords(held: number, until: Date | string): string {
  const which = plural(
    held,
    'Une réponse n’est pas encore partie et peut encore être annulée',
    `${held} réponses ne sont pas encore parties et peuvent encore être annulées`,
  )
  return `${which}\u00a0: cette offre s’archive une fois ${plural(held, 'le candidat prévenu', 'les candidats prévenus')}, à partir du ${formatDateTime(until)}.`
}
