import { type ComponentType, useEffect, useRef } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { BriefcaseIcon, BuildingIcon, FlagIcon, WarningIcon } from '#src/ui/icons.tsx'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { ChatIcon, PenIcon } from '#src/ui/workspace-icons.tsx'
import type { WaitingItem } from '../../queue/contract.ts'
import { QUEUES, type Queue, WAITING, type Waiting } from '../../queue/shared/waiting.ts'
import { CONDUCT_LABEL, formatWait, isLate, WAITING_LABELS } from '../desk/labels.ts'
import { queueHref } from './address.ts'
import { KeysLegend } from './help.tsx'
import css from './queue.module.css'

const ICONS: Record<Waiting, ComponentType<{ size?: number }>> = {
  message: ChatIcon,
  offer: BriefcaseIcon,
  company: BuildingIcon,
  report: FlagIcon,
  change: PenIcon,
  proposal: PenIcon,
}

interface QueueListProps {
  items: WaitingItem[]
  counts: Record<Queue, number>
  total: number
  kind: Queue | undefined
  /** The item whose desk is open. */
  open: string | undefined
  /** Reads the next ones, where there are more. */
  more: (() => void) | null
}

export function QueueList({ items, counts, total, kind, open, more }: QueueListProps) {
  const all = QUEUES.reduce((sum, each) => sum + counts[each], 0)
  const [oldest] = items.toSorted((one, other) => one.since.localeCompare(other.since))
  return (
    <section className={css.list} aria-label="File">
      <header className={css.head}>
        <h2>Modération</h2>
        <p>
          <b>{total}</b> en attente{oldest && `, la plus ancienne depuis ${formatWait(oldest.since)}`}
        </p>
        <StateChips label="Ne montrer que">
          <StateChip label="Tout" count={all} href={queueHref({})} on={kind === undefined} />
          {(counts.conduct > 0 || kind === 'conduct') && (
            <StateChip
              label={CONDUCT_LABEL}
              count={counts.conduct}
              href={queueHref({ kind: 'conduct' })}
              on={kind === 'conduct'}
            />
          )}
          {WAITING.map((each) => (
            <StateChip
              key={each}
              label={WAITING_LABELS[each].many}
              count={counts[each]}
              href={queueHref({ kind: each })}
              on={kind === each}
            />
          ))}
        </StateChips>
      </header>
      <ul aria-label="Ce qui attend">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} href={queueHref({ kind, item: item.id })} isOpen={item.id === open} />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="quiet" small wide onClick={more}>
          Afficher les suivantes
        </Button>
      )}
      <KeysLegend />
    </section>
  )
}

function Item({ item, href, isOpen }: { item: WaitingItem; href: string; isOpen: boolean }) {
  const Icon = ICONS[item.kind]
  const row = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <AppLink href={href} className={css.item} aria-current={isOpen || undefined} sameSearch>
      <Icon size={18} />
      <span className={css.names} ref={row}>
        <b>{item.title}</b>
        <small>
          {item.subtitle}
          {item.kind === 'change' && ' · texte modifié'}
          {(item.kind === 'report' || item.kind === 'message') &&
            ` · ${counted(item.reports_count, 'signalement')}`}
        </small>
      </span>
      <span className={css.right}>
        <span className={isLate(item.since) ? css.late : ''}>{formatWait(item.since)}</span>
        {item.flags_count > 0 && (
          <span className={css.flagged}>
            <WarningIcon size={13} />
            {item.flags_count}
            <span className="hidden-text"> points relevés</span>
          </span>
        )}
        {item.held && <span>En attente</span>}
      </span>
    </AppLink>
  )
}
