import { CHANGE_LABELS, type OfferChange } from '#src/offers/life/shared/transitions.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { EyeIcon, MailIcon } from '#src/ui/icons.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import {
  ArchiveIcon,
  CopyIcon,
  MinusIcon,
  PauseIcon,
  PenIcon,
  PlayIcon,
  RenewIcon,
  TrashIcon,
} from '#src/ui/workspace-icons.tsx'
import type { ManagedOffer } from '../contract.ts'
import { useDuplicate } from './duplicate.ts'
import { managedOfferHref } from './filters.ts'
import { DISCARD_WORDS, titleOf } from './words.ts'

export const CHANGE_ICONS = {
  pause: PauseIcon,
  resume: PlayIcon,
  close: MinusIcon,
  renew: RenewIcon,
  archive: ArchiveIcon,
} satisfies Record<OfferChange, unknown>

const EDITED: readonly ManagedOffer['state'][] = [
  ...(['draft', 'submitted', 'rejected'] as const),
  ...(['published', 'paused', 'closed'] as const),
]

/**
 * An action on an offer: a change of its state, saying that it is still open, an answer to all its applicants, taking back
 * its text, or deleting it.
 */
export type OfferAct = OfferChange | 'confirm' | 'answer' | 'take_back' | 'discard'

interface OfferMenuProps {
  offer: ManagedOffer
  disabled: boolean
  onChoose: (act: OfferAct) => void
  /** Actions that already stand beside the menu as buttons. */
  except?: readonly string[]
}

/** What can be done with an offer where it stands. */
export function OfferMenu({ offer, disabled, onChoose, except = [] }: OfferMenuProps) {
  const canEdit = useAbility().can('edit', 'job offer')
  const duplicate = useDuplicate()
  const { state } = offer
  const isPublic = state === 'published' || state === 'closed'
  return (
    <MenuButton
      label={`Actions pour ${titleOf(offer)}`}
      title="Actions"
      look="quiet"
      disabled={disabled}
      side="right"
    >
      {(press) => (
        <>
          {offer.actions
            .filter((change) => !except.includes(change))
            .map((change) => {
              const Icon = CHANGE_ICONS[change]
              return (
                <li key={change}>
                  <button type="button" onClick={press(() => onChoose(change))}>
                    <Icon size={18} />
                    {CHANGE_LABELS[change]}
                  </button>
                </li>
              )
            })}
          {canEdit && offer.open_count > 0 && (
            <li>
              <button type="button" onClick={press(() => onChoose('answer'))}>
                <MailIcon size={18} />
                Répondre à tous
              </button>
            </li>
          )}
          {canEdit && EDITED.includes(state) && !except.includes('edit') && (
            <li>
              <AppLink href={managedOfferHref(offer.id, 'modifier')}>
                <PenIcon size={18} />
                Modifier
              </AppLink>
            </li>
          )}
          {canEdit && (
            <li>
              <button type="button" disabled={duplicate.isPending} onClick={() => duplicate.mutate(offer.id)}>
                <CopyIcon size={18} />
                Dupliquer
              </button>
            </li>
          )}
          {offer.discards && (
            <li>
              <button type="button" onClick={press(() => onChoose('discard'))}>
                <TrashIcon size={18} />
                {DISCARD_WORDS[offer.discards].act}
              </button>
            </li>
          )}
          {isPublic && (
            <li>
              <AppLink href={`/offres/${offer.id}-${offer.slug}`}>
                <EyeIcon size={18} />
                Voir sur le site
              </AppLink>
            </li>
          )}
          {!isPublic && !except.includes('apercu') && (
            <li>
              <AppLink href={managedOfferHref(offer.id, 'apercu')}>
                <EyeIcon size={18} />
                Ouvrir
              </AppLink>
            </li>
          )}
        </>
      )}
    </MenuButton>
  )
}
