import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CHANGE_LABELS, type OfferChange } from '#src/offers/life/shared/transitions.ts'
import type { OfferAnswering } from '#src/offers/life/web/answer-dialog.ts'
import { useOfferActions } from '#src/offers/life/web/use-offer-actions.tsx'
import { useRenewalLink } from '#src/offers/life/web/use-renewal-link.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { PenIcon } from '#src/ui/workspace-icons.tsx'
import type { ManagedOffer } from '../../contract.ts'
import { managedOfferHref } from '../filters.ts'
import { CHANGE_ICONS, type OfferAct, OfferMenu } from '../menu.tsx'
import { managedOfferQuery } from '../queries.ts'
import { OfferStateWord, stateNote } from '../state.tsx'
import { aboutOf, titleOf } from '../words.ts'
import { OfferNextStep } from './next-step.tsx'
import css from './page.module.css'
import { OfferLook } from './preview.tsx'
import { StillOpen } from './still-open.tsx'
import { MANAGED_OFFER_TABS, type ManagedOfferTab, TAB_WORDS } from './tabs.ts'

interface ManagedOfferPageProps {
  id: number
  tab: ManagedOfferTab
  /** The dialog belongs to the applications, which import offers, so the page hands it in. */
  answering: OfferAnswering
  /** The contents of the other tabs. */
  content: Partial<Record<Exclude<ManagedOfferTab, 'apercu'>, () => ReactNode>>
}

export function ManagedOfferPage({ id, tab, answering, content }: ManagedOfferPageProps) {
  const offer = useQuery(managedOfferQuery(id)).data
  const { act, dialogs, busy } = useOfferActions(answering)
  useRenewalLink(offer)
  if (!offer) return null
  const press = (wanted: OfferAct) => act(offer, wanted)
  return (
    <article className={css.page}>
      <Head offer={offer} busy={busy} act={press} />
      <Tabs
        label="Offre"
        tabs={MANAGED_OFFER_TABS.map((each) => ({
          href: managedOfferHref(id, each),
          label: TAB_WORDS[each],
          ...(each === 'candidatures' && { count: offer.applications_count }),
        }))}
      />
      {tab === 'apercu' ? (
        <Overview offer={offer} busy={busy} act={press} />
      ) : (
        <>
          {offer.state === 'closed' && offer.open_count > 0 && (
            <OfferNextStep offer={offer} busy={busy} act={press} />
          )}
          {content[tab]?.()}
        </>
      )}
      {dialogs}
    </article>
  )
}

interface Acted {
  offer: ManagedOffer
  busy: boolean
  act: (wanted: OfferAct) => void
}

function Overview({ offer, busy, act }: Acted) {
  return (
    <>
      {offer.answer_due_at ? (
        <StillOpen offer={offer} due={offer.answer_due_at} busy={busy} act={act} />
      ) : (
        <OfferNextStep offer={offer} busy={busy} act={act} />
      )}
      <OfferLook id={offer.id} isOnline={offer.state === 'published'} />
    </>
  )
}

/** The likeliest change stands as a button, the others in the menu. */
const FIRST: Partial<Record<ManagedOffer['state'], OfferChange>> = {
  published: 'renew',
  paused: 'resume',
  closed: 'renew',
}

function Head({ offer, busy, act }: Acted) {
  const first = FIRST[offer.state]
  const can = first && offer.actions.includes(first)
  const Icon = first && CHANGE_ICONS[first]
  const canEdit = useAbility().can('edit', 'job offer')
  const isEdited = canEdit && offer.state !== 'submitted' && offer.state !== 'archived'
  return (
    <header className={css.head}>
      <div className={css.who}>
        <h1>{titleOf(offer)}</h1>
        <p className={css.state}>
          <OfferStateWord offer={offer} />
        </p>
        <p className="dots">
          {[...aboutOf(offer), ...(offer.state === 'rejected' ? [] : [stateNote(offer)])].map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
      <div className={css.acts}>
        {can && Icon && (
          <Button small disabled={busy} onClick={() => act(first)}>
            <Icon size={16} />
            {CHANGE_LABELS[first]}
          </Button>
        )}
        {isEdited && (
          <LinkButton look="secondary" small href={managedOfferHref(offer.id, 'modifier')}>
            <PenIcon size={16} />
            Modifier
          </LinkButton>
        )}
        <OfferMenu
          offer={offer}
          disabled={busy}
          onChoose={act}
          except={['edit', 'apercu', ...(can ? [first] : [])]}
        />
      </div>
    </header>
  )
}
