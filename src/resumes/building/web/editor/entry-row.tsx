import type { ReactNode } from 'react'
import type { Entry, ListSection } from '#src/resumes/shared/new-parts.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '#src/ui/icons.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import { dragRow } from './drag.ts'
import css from './editor.module.css'
import { focusLater } from './focus.ts'
import { namesOf } from './words.ts'

interface EntryRowProps {
  kind: ListSection['kind']
  entry: Entry
  index: number
  count: number
  /** Its fields stand in the row itself. */
  isShort: boolean
  isOpen: boolean
  onOpen: () => void
  onMove: (from: number, to: number) => void
  onHide: () => void
  onRemove: () => void
  children: ReactNode
}

/** One entry with its handle, its arrows and what takes it away. */
export function EntryRow(props: EntryRowProps) {
  const { kind, entry, index, count, isShort, isOpen, onOpen, onMove, children } = props
  const [title, under] = namesOf(kind, entry)
  const step = (by: -1 | 1) => {
    onMove(index, index + by)
    const to = index + by
    const isLast = by < 0 ? to === 0 : to === count - 1
    focusLater(`[data-step="${entry.id}.${isLast ? -by : by}"]`)
  }
  const tools = (
    <span className={css.tools}>
      <Button
        {...tool(`Monter ${title}`)}
        data-step={`${entry.id}.-1`}
        disabled={index === 0}
        onClick={() => step(-1)}
      >
        <ArrowUpIcon size={18} />
      </Button>
      <Button
        {...tool(`Descendre ${title}`)}
        data-step={`${entry.id}.1`}
        disabled={index === count - 1}
        onClick={() => step(1)}
      >
        <ArrowDownIcon size={18} />
      </Button>
    </span>
  )
  const hide = (
    <Button
      {...tool(entry.is_hidden ? `Afficher ${title} dans le CV` : `Masquer ${title} dans le CV`)}
      onClick={props.onHide}
    >
      {entry.is_hidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
    </Button>
  )
  const ends = (
    <span className={css.tools}>
      {hide}
      <Button {...tool(`Retirer ${title}`)} onClick={props.onRemove}>
        <TrashIcon size={18} />
      </Button>
    </span>
  )
  const grip = (
    <span className={css.grip} aria-hidden="true" onPointerDown={(press) => dragRow(press, index, onMove)}>
      <GripIcon size={18} />
    </span>
  )
  if (isShort)
    return (
      <li className={classes(css.short, entry.is_hidden && css.hidden)}>
        {grip}
        <div className={css.shortFields}>{children}</div>
        {tools}
        {/* A short one is written again sooner than hidden; what came hidden can be shown. */}
        {entry.is_hidden && hide}
        <Button {...tool(`Retirer ${title}`)} onClick={props.onRemove}>
          <TrashIcon size={18} />
        </Button>
      </li>
    )
  return (
    <li className={classes(css.entry, isOpen && css.open, entry.is_hidden && css.hidden)}>
      <div className={css.entryHead}>
        {grip}
        <BareButton className={css.entryName} aria-expanded={isOpen} onClick={onOpen}>
          <b>{title}</b>
          {under && <span>{under}</span>}
        </BareButton>
        {tools}
        {isOpen ? (
          ends
        ) : (
          <BareButton className={css.fold} onClick={onOpen} tabIndex={-1} aria-hidden="true">
            <ChevronDownIcon size={18} />
          </BareButton>
        )}
      </div>
      {isOpen && <div className={css.entryBody}>{children}</div>}
    </li>
  )
}

export function tool(label: string) {
  return { look: 'quiet', small: true, iconOnly: true, 'aria-label': label, title: label } as const
}
