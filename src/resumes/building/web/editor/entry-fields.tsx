import type { ReactNode } from 'react'
import type { Period } from '#src/resumes/shared/document.ts'
import type { Entry, ListSection } from '#src/resumes/shared/new-parts.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './fields.module.css'
import { MomentField, PeriodFields } from './period-fields.tsx'
import { RichField } from './rich-field.tsx'
import { UrlField } from './url-field.tsx'

type LongKind = Exclude<ListSection['kind'], 'skills' | 'languages' | 'interests'>

interface KindFields {
  /** Each line of the form, its fields beside one another. */
  lines: readonly (readonly [name: string, label: string, placeholder?: string][])[]
  /** The label of « still going on »; missing for what has no length. */
  current?: string
  has_date?: true
  has_url?: true
  text?: { label: string; hint?: string; max: number; ideas?: 'tasks' }
}

const RESULTS = 'Une ligne par résultat, un chiffre si possible.'

const FIELDS: Record<LongKind, KindFields> = {
  experience: {
    lines: [
      [['title', 'Poste']],
      [
        ['company', 'Société'],
        ['city', 'Ville'],
      ],
    ],
    current: 'J’occupe ce poste aujourd’hui',
    text: { label: 'Missions et résultats', hint: RESULTS, max: 1_000, ideas: 'tasks' },
  },
  education: {
    lines: [
      [['degree', 'Diplôme ou formation']],
      [
        ['school', 'Établissement'],
        ['city', 'Ville'],
      ],
    ],
    current: 'Formation en cours',
    text: { label: 'Précisions', hint: 'Mention, spécialité, cours suivis.', max: 500 },
  },
  projects: {
    lines: [
      [
        ['name', 'Projet'],
        ['role', 'Votre rôle'],
      ],
    ],
    current: 'Projet en cours',
    has_url: true,
    text: { label: 'Description', hint: RESULTS, max: 600, ideas: 'tasks' },
  },
  volunteering: {
    lines: [
      [['role', 'Rôle']],
      [
        ['organisation', 'Association'],
        ['city', 'Ville'],
      ],
    ],
    current: 'Je le fais encore aujourd’hui',
    text: { label: 'Ce que vous y faites', max: 600 },
  },
  references: {
    lines: [
      [['name', 'Prénom et nom']],
      [
        ['position', 'Fonction'],
        ['company', 'Société'],
      ],
      [
        ['email', 'E-mail'],
        ['phone_number', 'Téléphone'],
      ],
    ],
    text: { label: 'Ce qui vous lie', max: 300 },
  },
  certificates: {
    lines: [[['name', 'Certification']], [['issuer', 'Délivrée par']]],
    has_date: true,
    has_url: true,
  },
  links: { lines: [[['label', 'Nom', 'Portfolio']]], has_url: true },
  custom: {
    lines: [
      [
        ['title', 'Titre'],
        ['subtitle', 'Sous-titre'],
      ],
    ],
    current: 'En cours',
    text: { label: 'Texte', max: 1_000 },
  },
}

interface EntryFieldsProps {
  kind: LongKind
  entry: Entry
  onChange: (patch: object) => void
}

/** All that is written of one experience, one degree, one project… */
export function EntryFields({ kind, entry, onChange }: EntryFieldsProps) {
  const { lines, current, has_date, has_url, text } = FIELDS[kind]
  // The table above says which of them this kind has.
  const values = entry as unknown as Record<string, string> & Period
  const field = (name: string, label: string, placeholder?: string): ReactNode => (
    <TextField
      key={name}
      name={`${entry.id}-${name}`}
      label={label}
      placeholder={placeholder}
      value={values[name] ?? ''}
      maxLength={255}
      autoComplete="off"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className={css.fields}>
      {lines.map((line) => (
        <div key={line[0]?.[0]} className={line.length > 1 ? css.pair : undefined}>
          {line.map((each) => field(...each))}
        </div>
      ))}
      {current && <PeriodFields id={entry.id} value={values} onChange={onChange} current={current} />}
      {has_date && (
        <MomentField
          name={`${entry.id}-date`}
          label="Date"
          value={values.date ?? ''}
          onChange={(date) => onChange({ date })}
        />
      )}
      {has_url && (
        <UrlField
          name={`${entry.id}-url`}
          label="Lien"
          value={values.url ?? ''}
          onChange={(url) => onChange({ url })}
        />
      )}
      {text && (
        <RichField
          name={`${entry.id}-description`}
          {...text}
          title={values.title || values.role || ''}
          value={values.description ?? ''}
          onChange={(description) => onChange({ description })}
        />
      )}
    </div>
  )
}
