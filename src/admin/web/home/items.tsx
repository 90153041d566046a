import type { ComponentType } from 'react'
import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { BriefcaseIcon, BuildingIcon, CheckIcon, FlagIcon, MailIcon } from '#src/ui/icons.tsx'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { CardIcon, ChatIcon, PenIcon } from '#src/ui/workspace-icons.tsx'
import type { HomeItem, releaseItem, takeItem } from '../../home/contract.ts'
import { ITEM_GROUPS, type ItemGroup, type ItemKind, TAKEN_WITH } from '../../home/shared/kinds.ts'
import { formatWait, isLate } from '../desk/labels.ts'
import { useDecision } from '../desk/queries.ts'
import { useAllowed } from '../session/session.ts'
import { homeHref, itemHref } from './addresses.ts'
import css from './home.module.css'
import type { WaitingItems } from './queries.ts'
import { GROUP_LABELS, kindLabel } from './words.ts'

const ICONS: Record<ItemKind, ComponentType<{ size?: number }>> = {
  message: ChatIcon,
  offer: BriefcaseIcon,
  company: BuildingIcon,
  report: FlagIcon,
  change: PenIcon,
  proposal: PenIcon,
  payment: CardIcon,
  contact: MailIcon,
}

interface ItemsProps {
  waiting: WaitingItems
  group: ItemGroup | undefined
}

/** What waits, the oldest first, with who is on it. */
export function Items({ waiting: { data, counts }, group }: ItemsProps) {
  const { decideHere, refusal, isSending } = useDecision(() => undefined)
  const { mine = 0, ...others } = counts
  const total = Object.values(others).reduce((sum, count) => sum + count, 0)
  return (
    <section className={css.card} aria-labelledby="waiting">
      <header className={css.head}>
        <h2 id="waiting">Ce qui attend</h2>
        <span>la plus ancienne d’abord</span>
      </header>
      <div className={css.chips}>
        <StateChips label="Ne montrer que">
          <StateChip label="Tout" count={total} href={homeHref({})} on={group === undefined} />
          {ITEM_GROUPS.map((each) => {
            const count = each === 'mine' ? mine : counts[each]
            if (count === undefined) return null
            return (
              <StateChip
                key={each}
                label={GROUP_LABELS[each]}
                count={count}
                href={homeHref({ file: each })}
                on={group === each}
              />
            )
          })}
        </StateChips>
      </div>
      {refusal && (
        <div className={css.refusal}>
          <Alert kind="error" live>
            {refusal.message}
          </Alert>
        </div>
      )}
      {data.length === 0 ? (
        <p className={css.calm}>
          <CheckIcon size={18} /> {group === 'mine' ? 'Vous n’avez rien pris.' : 'Rien n’attend.'}
        </p>
      ) : (
        <ul aria-label="Ce qui attend" className={css.items}>
          {data.map((item) => (
            <Item key={item.id} item={item} isBusy={isSending} send={decideHere} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ItemProps {
  item: HomeItem
  isBusy: boolean
  send: (work: () => Promise<unknown>) => void
}

function Item({ item, isBusy, send }: ItemProps) {
  const Icon = ICONS[item.kind]
  return (
    <li>
      <Icon size={18} />
      <AppLink href={itemHref(item)} className={css.names}>
        <b>{item.title}</b>
        <small>{[kindLabel(item.kind), item.subtitle].filter(Boolean).join(' · ')}</small>
      </AppLink>
      <span className={isLate(item.since) ? css.late : css.since}>{formatWait(item.since)}</span>
      <Holder item={item} isBusy={isBusy} send={send} />
    </li>
  )
}

/** Who is on it; whoever may decide takes it here, or leaves it to a colleague. */
function Holder({ item: { kind, subject_id: id, holder, title }, isBusy, send }: ItemProps) {
  const mayTake = useAllowed(TAKEN_WITH[kind])
  const params = { kind, id }
  const take = () => call<typeof takeItem>('PUT /api/admin/home/items/:kind/:id/holder', { params })
  const release = () => call<typeof releaseItem>('DELETE /api/admin/home/items/:kind/:id/holder', { params })
  if (holder && !holder.is_you)
    return (
      <span className={css.holder}>
        <Avatar name={holder.name} size={24} />
        {holder.name}
      </span>
    )
  if (!mayTake) return <span className={css.holder}>Personne</span>
  return (
    <span className={css.holder}>
      {holder && <span>À vous</span>}
      <BareButton className={css.take} disabled={isBusy} onClick={() => send(holder ? release : take)}>
        {holder ? 'La laisser' : 'Je la prends'}
        <span className="hidden-text">{`\u00a0: ${title}`}</span>
      </BareButton>
    </span>
  )
}
