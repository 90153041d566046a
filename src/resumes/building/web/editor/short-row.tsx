import {
  CEFR_LEVELS,
  type InterestEntry,
  LANGUAGE_LEVEL_WORDS,
  type LanguageEntry,
  SKILL_LEVELS,
  type SkillEntry,
} from '#src/resumes/shared/document.ts'
import { ofName } from '#src/shared/phrases.ts'
import css from './short-row.module.css'

interface ShortRowProps<Entry> {
  entry: Entry
  onChange: (patch: Partial<Entry>) => void
}

/** A skill: its name, how well in four bars, and the group that it is printed with. */
export function SkillRow({ entry, onChange, grouped }: ShortRowProps<SkillEntry> & { grouped: boolean }) {
  const word = SKILL_LEVELS[entry.level] || 'Non précisé'
  return (
    <>
      <Name entry={entry} label="Compétence" onChange={onChange} />
      <label className={css.level} title="Niveau">
        <span className="hidden-text">Niveau de {entry.name || 'cette compétence'}</span>
        <span className={css.bars} aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} data-on={bar <= entry.level || undefined} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={4}
          step={1}
          value={entry.level}
          aria-valuetext={word}
          onChange={({ target }) => onChange({ level: Number(target.value) })}
        />
        <small aria-hidden="true">{word}</small>
      </label>
      {grouped && (
        <input
          className={css.group}
          id={`${entry.id}-group`}
          aria-label={`Groupe ${ofName(entry.name || 'cette compétence')}`}
          placeholder="Groupe (facultatif)"
          maxLength={255}
          value={entry.group}
          onChange={({ target }) => onChange({ group: target.value })}
        />
      )}
    </>
  )
}

export function LanguageRow({ entry, onChange }: ShortRowProps<LanguageEntry>) {
  return (
    <>
      <Name entry={entry} label="Langue" onChange={onChange} />
      <select
        className={css.select}
        aria-label={`Niveau ${ofName(entry.name || 'cette langue')}`}
        value={entry.level}
        onChange={({ target }) => onChange({ level: target.value as LanguageEntry['level'] })}
      >
        <option value="">Niveau</option>
        {CEFR_LEVELS.map((level) => (
          <option key={level} value={level}>
            {LANGUAGE_LEVEL_WORDS[level]}
          </option>
        ))}
      </select>
    </>
  )
}

export function InterestRow({ entry, onChange }: ShortRowProps<InterestEntry>) {
  return <Name entry={entry} label="Centre d’intérêt" onChange={onChange} />
}

interface NameProps {
  entry: { id: string; name: string }
  label: string
  onChange: (patch: { name: string }) => void
}

function Name({ entry, label, onChange }: NameProps) {
  return (
    <input
      className={css.name}
      id={`${entry.id}-name`}
      aria-label={label}
      placeholder={label}
      maxLength={255}
      autoComplete="off"
      value={entry.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
  )
}
