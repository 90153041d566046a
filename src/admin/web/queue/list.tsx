import { Button, Chip } from '@mui/material'
import { type ComponentType, useEffect, useRef } from 'react'
import { BriefcaseIcon, BuildingIcon, FlagIcon, InfoIcon, WarningIcon } from '#src/ui/icons.tsx'
import { ChatIcon } from '#src/ui/workspace-icons.tsx'
import { WAITING, type Waiting, type WaitingItem } from '../../queue/contract.ts'
import { isLate, WAITING_WORDS, waitOf } from '../desk/words.ts'
import css from './queue.module.css'

const ICONS: Record<Waiting, ComponentType<{ size?: number }>> = {
  message: ChatIcon,
  offer: BriefcaseIcon,
  company: BuildingIcon,
  report: FlagIcon,
  change: InfoIcon,
  proposal: InfoIcon,
}

interface ListProps {
  items: WaitingItem[]
  counts: Partial<Record<Waiting, number>>
  total: number
  kind: Waiting | null
  open: string | null
  /** Reads the next ones, when there are. */
  more: (() => void) | null
  onKind: (kind: Waiting | null) => void
  onOpen: (item: WaitingItem) => void
}

export function QueueList({ items, counts, total, kind, open, more, onKind, onOpen }: ListProps) {
  const all = Object.values(counts).reduce((sum, each) => sum + (each ?? 0), 0)
  const [oldest] = items
  return (
    <section className={css.list} aria-label="File">
      <header className={css.head}>
        <h2>Modération</h2>
        <p>
          <b>{total}</b> en attente{oldest && `, la plus ancienne depuis ${waitOf(oldest.since)}`}
        </p>
        <div className={css.kinds}>
          <Kind label="Tout" count={all} isOn={kind === null} onPress={() => onKind(null)} />
          {WAITING.map((each) => (
            <Kind
              key={each}
              label={WAITING_WORDS[each].many}
              count={counts[each] ?? 0}
              isOn={kind === each}
              onPress={() => onKind(each)}
            />
          ))}
        </div>
      </header>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} isOpen={item.id === open} onOpen={() => onOpen(item)} />
          </li>
        ))}
      </ul>
      {more && (
        <Button onClick={more} fullWidth>
          Afficher les suivantes
        </Button>
      )}
    </section>
  )
}

function Kind({
  label,
  count,
  isOn,
  onPress,
}: {
  label: string
  count: number
  isOn: boolean
  onPress: () => void
}) {
  return (
    <Chip
      label={`${label} ${count}`}
      variant={isOn ? 'filled' : 'outlined'}
      color={isOn ? 'primary' : 'default'}
      onClick={onPress}
      aria-pressed={isOn}
      size="small"
    />
  )
}

function Item({ item, isOpen, onOpen }: { item: WaitingItem; isOpen: boolean; onOpen: () => void }) {
  const Icon = ICONS[item.kind]
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <button type="button" ref={row} className={css.item} aria-current={isOpen || undefined} onClick={onOpen}>
      <Icon size={18} />
      <span className={css.names}>
        <b>{item.title}</b>
        <small>
          {item.subtitle}
          {item.kind === 'change' && ' · texte modifié'}
          {(item.kind === 'report' || item.kind === 'message') &&
            ` · ${item.reports_count} signalement${item.reports_count > 1 ? 's' : ''}`}
        </small>
      </span>
      <span className={css.right}>
        <span className={isLate(item.since) ? css.late : ''}>{waitOf(item.since)}</span>
        {item.flags_count > 0 && (
          <span className={css.flagged}>
            <WarningIcon size={13} />
            {item.flags_count}
            <span className={css.unseen}> points relevés</span>
          </span>
        )}
        {item.held && <span>En attente</span>}
      </span>
    </button>
  )
}
