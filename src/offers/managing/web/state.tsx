import { closeReasonLabel, SOON_DAYS, STATE_BADGES } from '#src/offers/life/shared/transitions.ts'
import { answerWords } from '#src/offers/life/shared/words.ts'
import { currentTime, daysBetween, formatDay, formatShortDate } from '#src/shared/dates.ts'
import { plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { type StageMark, StageWord } from '#src/ui/display/stage.tsx'
import type { ManagedOffer } from '../contract.ts'
import { answeringHref, managedOfferHref } from './filters.ts'
import css from './state.module.css'

const MARKS: Record<ManagedOffer['state'], StageMark> = {
  published: 'accepted',
  submitted: 'shortlisted',
  paused: 'seen',
  draft: 'new',
  rejected: 'refused',
  closed: 'refused',
  archived: 'seen',
}
/** Taking back a text that waits for a moderator makes it editable again. */
export const TAKE_BACK = 'Retirer'

export function OfferStateWord({ offer }: { offer: ManagedOffer }) {
  const label = offer.is_held && offer.state === 'paused' ? 'Suspendue' : STATE_BADGES[offer.state].label
  return <StageWord mark={MARKS[offer.state]}>{label}</StageWord>
}

type Next = 'renew' | 'resume' | 'take_back'

interface OfferStateNoteProps {
  offer: ManagedOffer
  /** Called with the next action of this state, when it has one. */
  onNext?: ((act: Next) => void) | undefined
  busy?: boolean
}

/** The note below the state: since when, until when or why, with a button for the next action. */
export function OfferStateNote({ offer, onNext, busy }: OfferStateNoteProps) {
  const { state, days_left, actions } = offer
  const ends = state === 'published' && days_left !== null && days_left <= SOON_DAYS
  const hot = ends || offer.answer_due_at !== null
  const can = (change: 'renew' | 'resume') => onNext && actions.includes(change)
  const press = (act: Next, label: string) => (
    <BareButton className={css.act} disabled={busy} onClick={() => onNext?.(act)}>
      {label}
    </BareButton>
  )
  return (
    <span className={classes(css.note, hot && css.hot, state === 'rejected' && css.bad)}>
      {stateNote(offer)}
      {ends && can('renew') && press('renew', 'Renouveler')}
      {onNext && offer.answer_due_at && (
        <AppLink href={managedOfferHref(offer.id, 'apercu')}>Répondre</AppLink>
      )}
      {(state === 'submitted' || offer.is_change_waiting) && onNext && press('take_back', TAKE_BACK)}
      {state === 'paused' && can('resume') && press('resume', 'Reprendre')}
      {onNext && state === 'closed' && offer.open_count > 0 && (
        <AppLink href={answeringHref(offer.id)}>{answerWords(offer.open_count)}</AppLink>
      )}
      {onNext && (state === 'draft' || state === 'rejected' || isChanged(offer)) && (
        <AppLink href={managedOfferHref(offer.id, 'modifier')}>
          {state === 'rejected' ? 'Corriger' : 'Continuer'}
        </AppLink>
      )}
    </span>
  )
}

/** Whether a published offer has a new text that was not submitted yet. */
const isChanged = ({ state, discards }: ManagedOffer) => state === 'published' && discards === 'changes'

/** « Expire demain », « Pourvue ici, le 3 nov. » */
export function stateNote(offer: ManagedOffer): string {
  const { state, ends_at, days_left, is_held, closed_at } = offer
  switch (state) {
    case 'published':
      if (offer.answer_due_at) return 'Toujours ouverte\u00a0?'
      if (offer.is_change_waiting) return 'Texte modifié, en relecture'
      if (ends_at && days_left !== null && days_left <= SOON_DAYS) return `Expire ${formatDay(ends_at)}`
      if (isChanged(offer)) return 'Modifications non envoyées'
      return ends_at ? `Jusqu’au ${formatShortDate(ends_at)}` : 'Sans date de fin'
    case 'submitted':
      return `Envoyée ${formatDay(offer.submitted_at ?? offer.updated_at)}`
    case 'paused':
      if (is_held) return 'Par la modération'
      if (offer.is_paused_unattended) return 'Faute de réponse'
      return offer.is_paused_for_plan ? 'Formule terminée' : `Depuis ${sinceOf(offer.updated_at)}`
    case 'draft':
      return draftNote(offer)
    case 'rejected':
      return offer.rejection_reason ?? 'À corriger'
    case 'closed':
      return `${closeReasonLabel(offer.close_reason)}, ${formatDay(closed_at ?? offer.updated_at)}`
    case 'archived':
      return `Archivée ${formatDay(offer.updated_at)}`
  }
}

/** « 3 champs à compléter » */
function draftNote({ fields_left: left, updated_at }: ManagedOffer): string {
  if (left === null) return `Enregistrée ${formatDay(updated_at)}`
  if (left === 0) return 'Prête à être envoyée'
  return plural(left, 'Un champ à compléter', `${left}\u00A0champs à compléter`)
}

/** « aujourd’hui », « hier », « 4 jours », « le 14 nov. » */
function sinceOf(moment: string): string {
  const days = -daysBetween(currentTime(), moment)
  return days > 1 && days < 7 ? `${days}\u00A0jours` : formatDay(moment)
}
