import type { ReactNode } from 'react'
import type { Entry, ListSection } from '#src/resumes/shared/new-parts.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ArrowUpIcon, ChevronDownIcon, EyeIcon, EyeOffIcon } from '#src/ui/icons.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import { ArrowDownIcon, GripIcon, TrashIcon } from '#src/ui/workspace-icons.tsx'
import { dragRow } from './drag.ts'
import css from './editor.module.css'
import { LastLines, stepsOf, tool } from './row-tools.tsx'
import { namesOf } from './words.ts'

interface EntryRowProps {
  kind: ListSection['kind']
  entry: Entry
  index: number
  count: number
  /** The fields stand in the row itself rather than behind it. */
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
  const { kind, entry, index, count, isOpen, onOpen, onMove, onHide, onRemove, children } = props
  const [title, under] = namesOf(kind, entry)
  const { up, down } = stepsOf({ id: entry.id, index, count, onMove })
  const hideWords = entry.is_hidden ? `Afficher ${title} dans le CV` : `Masquer ${title} dans le CV`
  const grip = (
    <span className={css.grip} aria-hidden="true" onPointerDown={(press) => dragRow(press, index, onMove)}>
      <GripIcon size={18} />
    </span>
  )
  const bin = (
    <Button {...tool(`Retirer ${title}`)} className={css.bin} onClick={onRemove}>
      <TrashIcon size={18} />
    </Button>
  )
  if (props.isShort)
    return (
      <li className={classes(css.short, entry.is_hidden && css.hidden)}>
        {grip}
        <div className={css.shortFields}>{children}</div>
        {entry.is_hidden && (
          <span className={css.mark} title="Masqué dans le CV">
            <EyeOffIcon size={18} />
            <span className="hidden-text">masqué</span>
          </span>
        )}
        {bin}
        {/* The name and the level need the room that four buttons would take. */}
        <MenuButton
          label={`Autres actions sur ${title}`}
          title={`Actions sur ${title}`}
          look="quiet"
          side="right"
          disabled={false}
        >
          {(press) => (
            <>
              {/* They leave it open: who moves a row moves it more than once. */}
              <li>
                <button type="button" {...up}>
                  Monter
                </button>
              </li>
              <li>
                <button type="button" {...down}>
                  Descendre
                </button>
              </li>
              <LastLines isHidden={entry.is_hidden} onHide={press(onHide)} onRemove={press(onRemove)} />
            </>
          )}
        </MenuButton>
      </li>
    )
  return (
    <li className={classes(css.entry, isOpen && css.open, entry.is_hidden && css.hidden)}>
      <div className={css.entryHead}>
        {grip}
        <BareButton className={css.entryName} aria-expanded={isOpen} onClick={onOpen}>
          <b>{title}</b>
          <span>{[under, entry.is_hidden && 'masqué'].filter(Boolean).join(' · ')}</span>
        </BareButton>
        <span className={css.tools}>
          <Button {...tool(`Monter ${title}`)} {...up}>
            <ArrowUpIcon size={18} />
          </Button>
          <Button {...tool(`Descendre ${title}`)} {...down}>
            <ArrowDownIcon size={18} />
          </Button>
        </span>
        {isOpen ? (
          <span className={css.tools}>
            <Button {...tool(hideWords)} onClick={onHide}>
              {entry.is_hidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
            </Button>
            {bin}
          </span>
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
