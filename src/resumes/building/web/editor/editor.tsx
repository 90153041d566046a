import { useState } from 'react'
import { headingOf } from '#src/resumes/shared/changes.ts'
import {
  DOCUMENT_LIMITS,
  type ResumeDocument,
  SECTION_HEADINGS,
  SECTION_KINDS,
  type Section,
  type SectionKind,
} from '#src/resumes/shared/document.ts'
import { type Entry, newSection } from '#src/resumes/shared/new-parts.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ChevronDownIcon, UserIcon } from '#src/ui/icons.tsx'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import { Checks } from './checks.tsx'
import { moved } from './drag.ts'
import css from './editor.module.css'
import { Entries } from './entries.tsx'
import { focusLater } from './focus.ts'
import { IdentityFields } from './identity-fields.tsx'
import type { PrintedPages } from './page-remarks.ts'
import type { PhotoKeeper } from './photo-field.tsx'
import { RichField } from './rich-field.tsx'
import { SectionCard } from './section-card.tsx'
import { useUndo } from './undo.ts'
import { namesOf } from './words.ts'

export interface ResumeEditorProps {
  document: ResumeDocument
  onChange: (document: ResumeDocument) => void
  /** Without a store no picture can be given. */
  photos?: PhotoKeeper | undefined
  /** What is on its pages; null where that is not known. */
  printed?: PrintedPages | null
}

const IDENTITY = 'identity'
const SUMMARY_HINT = 'Votre métier, votre force, ce que vous cherchez\u00a0: trois lignes suffisent.'

/** All that a CV says, section by section; what is written goes to `onChange` as it is typed, and nowhere else. */
export function ResumeEditor({ document: cv, onChange, photos, printed = null }: ResumeEditorProps) {
  const [opened, setOpened] = useState<string | null>(() => firstToWrite(cv))
  const [said, setSaid] = useState('')
  const undo = useUndo(cv, onChange)
  const put = (sections: Section[]) => onChange({ ...cv, sections })
  const change = (id: string, patch: Partial<Section>) =>
    put(cv.sections.map((each) => (each.id === id ? ({ ...each, ...patch } as Section) : each)))
  const toggle = (id: string) => setOpened(opened === id ? null : id)
  const show = (id: string) => {
    setOpened(id)
    focusLater(`[id="section-${id}"] [aria-expanded]`)
  }
  const move = (from: number, to: number) => {
    const section = cv.sections[from]
    if (!section) return
    put(moved(cv.sections, from, to))
    setSaid(`${headingOf(section)}, position ${to + 1} sur ${cv.sections.length}`)
  }
  const remove = (section: Section, index: number) => {
    put(cv.sections.toSpliced(index, 1))
    undo.keep({ words: `Section «\u00a0${headingOf(section)}\u00a0» retirée.`, section, index })
  }
  const removeEntry = (section: Section, entry: Entry, index: number) => {
    if (section.kind === 'summary') return
    const entries = (section.entries as Entry[]).toSpliced(index, 1)
    change(section.id, { entries } as Partial<Section>)
    const [title] = namesOf(section.kind, entry)
    undo.keep({ words: `«\u00a0${title}\u00a0» retiré.`, entry, index, of: section.id })
    focusLater('[data-undo]')
  }
  const add = (kind: SectionKind) => {
    const section = newSection(kind)
    put([...cv.sections, section])
    setOpened(section.id)
    focusLater(`[id="section-${section.id}"] [aria-expanded]`)
  }
  return (
    <div className={css.editor}>
      <Checks document={cv} printed={printed} onShow={show} />
      <div id={`section-${IDENTITY}`} className={classes(css.card, opened === IDENTITY && css.open)}>
        <div className={css.head}>
          <span className={css.grip} data-still aria-hidden="true">
            <UserIcon size={18} />
          </span>
          <h2>
            <BareButton
              className={css.name}
              aria-expanded={opened === IDENTITY}
              onClick={() => toggle(IDENTITY)}
            >
              <b>Coordonnées</b>
              <span>{`${cv.identity.first_name} ${cv.identity.last_name}`.trim()}</span>
            </BareButton>
          </h2>
          <BareButton className={css.fold} onClick={() => toggle(IDENTITY)} tabIndex={-1} aria-hidden="true">
            <ChevronDownIcon size={18} />
          </BareButton>
        </div>
        {opened === IDENTITY && (
          <div className={css.body}>
            <IdentityFields
              value={cv.identity}
              onChange={(identity) => onChange({ ...cv, identity })}
              photos={photos}
              say={setSaid}
            />
          </div>
        )}
      </div>
      <ol className={css.sections} aria-label="Sections du CV">
        {cv.sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            index={index}
            count={cv.sections.length}
            isOpen={opened === section.id}
            onOpen={() => toggle(section.id)}
            onMove={move}
            onChange={(patch) => change(section.id, patch)}
            onRemove={() => remove(section, index)}
            say={setSaid}
          >
            {section.kind === 'summary' ? (
              <RichField
                name={`${section.id}-text`}
                label="En quelques lignes"
                hint={SUMMARY_HINT}
                value={section.text}
                onChange={(text) => change(section.id, { text } as Partial<Section>)}
                max={600}
                ideas="summary"
                title={cv.identity.headline}
              />
            ) : (
              <Entries
                section={section}
                onChange={(next) => change(section.id, next)}
                onRemove={(entry, at) => removeEntry(section, entry, at)}
                headline={cv.identity.headline}
                say={setSaid}
              />
            )}
          </SectionCard>
        ))}
      </ol>
      {cv.sections.length < DOCUMENT_LIMITS.sections && <AddSection sections={cv.sections} onAdd={add} />}
      <span className="hidden-text" role="status">
        {said}
      </span>
      {undo.removed && (
        <div className={css.undo} role="status">
          {undo.removed.words}
          <Button look="quiet" small data-undo onClick={undo.putBack}>
            Annuler
          </Button>
        </div>
      )}
    </div>
  )
}

/** The first part in which nothing is written is opened first. */
function firstToWrite({ identity, sections }: ResumeDocument): string | null {
  if (!identity.headline || !identity.last_name) return IDENTITY
  const empty = sections.find((each) => (each.kind === 'summary' ? !each.text : each.entries.length === 0))
  return empty?.id ?? null
}

function AddSection({ sections, onAdd }: { sections: Section[]; onAdd: (kind: SectionKind) => void }) {
  const [isOpen, setOpen] = useState(false)
  const used = new Set(sections.map(({ kind }) => kind))
  const kinds = SECTION_KINDS.filter((kind) => kind === 'custom' || !used.has(kind))
  return (
    <div className={css.addSection}>
      <BareButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <PlusIcon />
        Ajouter une section
      </BareButton>
      {isOpen && (
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              <Button
                look="secondary"
                small
                onClick={() => {
                  setOpen(false)
                  onAdd(kind)
                }}
              >
                {SECTION_HEADINGS[kind]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
