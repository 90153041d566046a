import {
  CHANGE_LABELS,
  closeReasonLabel,
  type OfferChange,
  SOON_DAYS,
} from '#src/offers/life/shared/transitions.ts'
import { answerWords, proposedWords, unansweredWords } from '#src/offers/life/shared/words.ts'
import type { ManagedOffer } from '#src/offers/managing/contract.ts'
import { formatDate, formatDay } from '#src/shared/dates.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { answeringHref, managedOfferHref } from '../filters.ts'
import type { OfferAct } from '../menu.tsx'
import { TAKE_BACK } from '../state.tsx'

interface OfferNextStepProps {
  offer: ManagedOffer
  busy: boolean
  act: (wanted: OfferAct) => void
}

/** Says in a sentence where the offer stands, with a button for the likeliest next action. */
export function OfferNextStep({ offer, busy, act }: OfferNextStepProps) {
  const canEdit = useAbility().can('edit', 'job offer')
  const { kind, text, action } = nextOf(offer)
  return (
    <Alert
      kind={kind}
      action={
        canEdit && action ? (
          action === 'modifier' ? (
            <LinkButton look="secondary" small href={managedOfferHref(offer.id, 'modifier')}>
              {offer.state === 'rejected' ? 'Corriger' : 'Continuer'}
            </LinkButton>
          ) : action === 'answer' ? (
            <LinkButton look="secondary" small href={answeringHref(offer.id)}>
              {answerWords(offer.open_count)}
            </LinkButton>
          ) : action === 'take_back' || offer.actions.includes(action) ? (
            <Button look="secondary" small disabled={busy} onClick={() => act(action)}>
              {LABELS[action]}
            </Button>
          ) : undefined
        ) : undefined
      }
    >
      {text}
    </Alert>
  )
}

type Action = OfferChange | 'answer' | 'take_back' | 'modifier'

const LABELS: Record<Exclude<Action, 'answer'>, string> = {
  ...CHANGE_LABELS,
  take_back: TAKE_BACK,
  modifier: 'Modifier',
}

interface Next {
  kind: 'info' | 'warning' | 'success'
  text: string
  action?: Action
}

function nextOf(offer: ManagedOffer): Next {
  switch (offer.state) {
    case 'draft':
      return { kind: 'info', text: 'Ce brouillon n’est visible que de votre société.', action: 'modifier' }
    case 'submitted':
      return {
        kind: 'info',
        text: 'Un modérateur la relit. Vous serez prévenu dès qu’elle est publiée.',
        action: 'take_back',
      }
    case 'rejected':
      return {
        kind: 'warning',
        text: `À corriger avant de la renvoyer\u00A0: ${offer.rejection_reason ?? 'voyez le message de la modération.'}`,
        action: 'modifier',
      }
    case 'paused':
      return pausedNext(offer)
    case 'published':
      return publishedNext(offer)
    case 'closed':
      return closedNext(offer)
    case 'archived':
      return {
        kind: 'info',
        text: 'Cette offre est archivée. Ses candidatures et ses statistiques restent ici.',
      }
  }
}

function pausedNext({ is_held, is_paused_for_plan, is_paused_unattended }: ManagedOffer): Next {
  if (is_held)
    return {
      kind: 'warning',
      text: 'La modération a suspendu cette offre\u00A0: elle revient en ligne une fois examinée, sans rien faire de votre part.',
    }
  if (is_paused_for_plan)
    return {
      kind: 'warning',
      text: 'Votre formule est terminée\u00A0: cette offre est en pause et revient en ligne avec la prochaine formule. Pour la remettre en ligne sans formule, clôturez l’offre qui occupe votre place.',
      action: 'resume',
    }
  if (is_paused_unattended)
    return {
      kind: 'warning',
      text: 'Sans réponse à «\u00a0Toujours ouverte\u00a0?\u00a0», cette offre a été mise en pause, et ceux qui attendent l’apprennent. Si le poste est toujours à pourvoir, reprenez-la\u00a0; sinon, clôturez-la et répondez à chacun.',
      action: 'resume',
    }
  return {
    kind: 'info',
    text: 'Cette offre est en pause\u00A0: elle n’est plus dans les listes, sa page dit qu’elle est en pause, et personne ne postule.',
    action: 'resume',
  }
}

function publishedNext({ ends_at, days_left, is_change_waiting, discards }: ManagedOffer): Next {
  if (is_change_waiting)
    return {
      kind: 'info',
      text: 'Votre nouveau texte est relu par la modération\u00A0; l’ancien reste en ligne d’ici là.',
      action: 'take_back',
    }
  if (ends_at && days_left !== null && days_left <= SOON_DAYS)
    return {
      kind: 'warning',
      text: `En ligne, mais elle expire ${formatDay(ends_at)}. Si le poste est encore à pourvoir, renouvelez-la pour trente jours.`,
      action: 'renew',
    }
  if (discards === 'changes')
    return {
      kind: 'info',
      text: 'En ligne telle que la voici. Vos modifications ne sont pas encore envoyées.',
      action: 'modifier',
    }
  const until = ends_at ? ` jusqu’au ${formatDate(ends_at)}` : ''
  return { kind: 'success', text: `En ligne${until}. Voici ce que voient les candidats.`, action: 'pause' }
}

function closedNext({ close_reason, closed_at, ...counts }: ManagedOffer): Next {
  const { open_count: open, proposed_count: proposed } = counts
  const reason = closeReasonLabel(close_reason)
  const since = closed_at ? ` ${formatDay(closed_at)}` : ''
  const apart = proposed > 0 ? ` ${proposedWords(proposed)}.` : ''
  if (open > 0)
    return {
      kind: 'warning',
      text: `${reason}${since}. ${unansweredWords(open)}.${apart}`,
      action: 'answer',
    }
  if (proposed > 0) return { kind: 'warning', text: `${reason}${since}.${apart}` }
  return {
    kind: 'info',
    text: `${reason}${since}. Toutes les candidatures ont une réponse.`,
    action: 'archive',
  }
}
