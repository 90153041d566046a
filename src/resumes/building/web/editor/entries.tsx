import { Suspense, useState } from 'react'
import { DOCUMENT_LIMITS } from '#src/resumes/shared/document.ts'
import { type Entry, type ListSection, newEntry } from '#src/resumes/shared/new-parts.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import { moved } from './drag.ts'
import css from './editor.module.css'
import { EntryFields } from './entry-fields.tsx'
import { EntryRow } from './entry-row.tsx'
import { focusLater } from './focus.ts'
import { InterestRow, LanguageRow, SkillRow } from './short-row.tsx'
import { KIND_WORDS, namesOf, SHORT_KINDS } from './words.ts'

const SkillIdeas = lazyPart(() => import('./skill-ideas.tsx'))

interface EntriesProps {
  section: ListSection
  onChange: (section: ListSection) => void
  onRemove: (entry: Entry, index: number) => void
  headline: string
  /** Screen readers read this message aloud. */
  say: (words: string) => void
}

/** The experiences, skills… of a section: added, moved, hidden and removed. */
export function Entries({ section, onChange, onRemove, headline, say }: EntriesProps) {
  const { kind } = section
  const entries: Entry[] = section.entries
  const [opened, setOpened] = useState(entries.length === 1 ? entries[0]?.id : undefined)
  const [grouping, setGrouping] = useState(false)
  const isShort = SHORT_KINDS.has(kind)
  const put = (next: Entry[]) => onChange({ ...section, entries: next } as ListSection)
  const add = (values: object = {}) => {
    const entry = newEntry(kind, values)
    put([...entries, entry])
    setOpened(entry.id)
    if (Object.keys(values).length === 0) focusLater(`[id^="${entry.id}-"]`)
  }
  const change = (id: string, patch: object) =>
    put(entries.map((entry) => (entry.id === id ? ({ ...entry, ...patch } as Entry) : entry)))
  const move = (from: number, to: number) => {
    const next = moved(entries, from, to)
    put(next)
    const [title = ''] = entries[from] ? namesOf(kind, entries[from]) : []
    say(`${title}, position ${to + 1} sur ${entries.length}`)
  }
  const hide = (entry: Entry) => {
    change(entry.id, { is_hidden: !entry.is_hidden })
    say(`${namesOf(kind, entry)[0]}, ${entry.is_hidden ? 'affiché' : 'masqué'} dans le CV`)
  }
  const grouped = grouping || (kind === 'skills' && section.entries.some(({ group }) => group))
  return (
    <>
      {entries.length === 0 && <p className={css.hint}>{KIND_WORDS[kind].hint}</p>}
      {entries.length > 0 && (
        <ol className={css.entries}>
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              kind={kind}
              entry={entry}
              index={index}
              count={entries.length}
              isShort={isShort}
              isOpen={opened === entry.id}
              onOpen={() => setOpened(opened === entry.id ? undefined : entry.id)}
              onMove={move}
              onHide={() => hide(entry)}
              onRemove={() => onRemove(entry, index)}
            >
              {isShort ? (
                <ShortFields
                  section={section}
                  entry={entry}
                  grouped={grouped}
                  onChange={(patch) => change(entry.id, patch)}
                />
              ) : (
                <EntryFields
                  kind={kind as 'experience'}
                  entry={entry}
                  onChange={(patch) => change(entry.id, patch)}
                />
              )}
            </EntryRow>
          ))}
        </ol>
      )}
      {kind === 'skills' && (
        <Suspense>
          <SkillIdeas
            known={section.entries.map(({ name }) => name)}
            headline={headline}
            onChoose={(name) => add({ name })}
          />
        </Suspense>
      )}
      <div className={css.adding}>
        {entries.length < DOCUMENT_LIMITS.entries && (
          <Button look="soft" small data-add={section.id} onClick={() => add()}>
            <PlusIcon size={18} />
            {KIND_WORDS[kind].add}
          </Button>
        )}
        {kind === 'skills' && entries.length > 1 && !grouped && (
          <Button look="quiet" small onClick={() => setGrouping(true)}>
            Grouper
          </Button>
        )}
      </div>
    </>
  )
}

interface ShortFieldsProps {
  section: ListSection
  entry: Entry
  grouped: boolean
  onChange: (patch: object) => void
}

function ShortFields({ section, entry, grouped, onChange }: ShortFieldsProps) {
  // An entry of a section always has the section's kind, which the compiler cannot see.
  if (section.kind === 'skills')
    return <SkillRow entry={entry as never} grouped={grouped} onChange={onChange} />
  if (section.kind === 'languages') return <LanguageRow entry={entry as never} onChange={onChange} />
  return <InterestRow entry={entry as never} onChange={onChange} />
}
