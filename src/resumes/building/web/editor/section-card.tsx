import { type ReactNode, useState } from 'react'
import { headingOf } from '#src/resumes/shared/changes.ts'
import { SECTION_HEADINGS, type Section } from '#src/resumes/shared/document.ts'
import { textOfHtml } from '#src/resumes/shared/rich-words.ts'
import { counted } from '#src/shared/phrases.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ArrowUpIcon, ChevronDownIcon } from '#src/ui/icons.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import { ArrowDownIcon, GripIcon } from '#src/ui/workspace-icons.tsx'
import { dragRow } from './drag.ts'
import css from './editor.module.css'
import { focusLater } from './focus.ts'
import { LastLines, stepsOf, tool } from './row-tools.tsx'

interface SectionCardProps {
  section: Section
  index: number
  count: number
  isOpen: boolean
  onOpen: () => void
  onMove: (from: number, to: number) => void
  onChange: (patch: Partial<Section>) => void
  onRemove: () => void
  /** Screen readers read this message aloud. */
  say: (words: string) => void
  children: ReactNode
}

/** A section: closed it says how much is in it; open it is written. */
export function SectionCard(props: SectionCardProps) {
  const { section, index, count, isOpen, onOpen, onMove, onChange, onRemove, say, children } = props
  const [renaming, setRenaming] = useState(false)
  const name = headingOf(section)
  const { up, down } = stepsOf({ id: section.id, index, count, onMove })
  const rename = () => {
    setRenaming(true)
    if (!isOpen) onOpen()
    focusLater(`[id="${section.id}-heading"]`)
  }
  const hide = () => {
    onChange({ is_hidden: !section.is_hidden })
    say(`Section «\u00a0${name}\u00a0» ${section.is_hidden ? 'affichée' : 'masquée'} dans le CV.`)
  }
  const named = () => {
    setRenaming(false)
    say(`La section s’appelle «\u00a0${name}\u00a0».`)
  }
  return (
    <li
      id={`section-${section.id}`}
      className={classes(css.card, isOpen && css.open, section.is_hidden && css.hidden)}
    >
      <div className={css.head}>
        <span
          className={css.grip}
          aria-hidden="true"
          onPointerDown={(press) => dragRow(press, index, onMove)}
        >
          <GripIcon size={18} />
        </span>
        <h2>
          <BareButton className={css.name} aria-expanded={isOpen} onClick={onOpen}>
            <b>{name}</b>
            <span>{amountOf(section)}</span>
          </BareButton>
        </h2>
        <Button {...tool(`Monter ${name}`)} {...up}>
          <ArrowUpIcon size={18} />
        </Button>
        <Button {...tool(`Descendre ${name}`)} {...down}>
          <ArrowDownIcon size={18} />
        </Button>
        <MenuButton
          label={`Autres actions sur ${name}`}
          title={`Actions sur ${name}`}
          look="quiet"
          side="right"
          disabled={false}
        >
          {(press) => (
            <>
              <li>
                <button type="button" onClick={press(rename)}>
                  Renommer
                </button>
              </li>
              <LastLines isHidden={section.is_hidden} onHide={press(hide)} onRemove={press(onRemove)} />
            </>
          )}
        </MenuButton>
        <BareButton className={css.fold} onClick={onOpen} tabIndex={-1} aria-hidden="true">
          <ChevronDownIcon size={18} />
        </BareButton>
      </div>
      {isOpen && (
        <div className={css.body}>
          {(renaming || section.kind === 'custom') && (
            <TextField
              name={`${section.id}-heading`}
              label="Titre de la section"
              placeholder={SECTION_HEADINGS[section.kind]}
              maxLength={60}
              value={section.heading}
              onChange={({ target }) => onChange({ heading: target.value })}
              onBlur={named}
            />
          )}
          {children}
        </div>
      )}
    </li>
  )
}

/** « 274 caractères », « 3, dont 1 masqué », « masquée ». */
function amountOf(section: Section): string {
  if (section.is_hidden) return 'masquée'
  if (section.kind !== 'summary') {
    const { length: count } = section.entries
    if (count === 0) return 'vide'
    const hidden = section.entries.filter(({ is_hidden }) => is_hidden).length
    return hidden === 0 ? String(count) : `${count}, dont ${counted(hidden, 'masqué')}`
  }
  const { length } = textOfHtml(section.text)
  return length === 0 ? 'vide' : counted(length, 'caractère')
}
