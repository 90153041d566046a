import { LANGUAGE_LEVELS, PROFILE_LIMITS } from '#src/profiles/shared/parts.ts'
import { degreeChoices } from '#src/reference/web/choices.ts'
import { capitalised } from '#src/shared/phrases.ts'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { Rows } from '#src/ui/form/rows.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import css from './form.module.css'
import type { SectionForm } from './form.ts'

const POST = {
  key: 0,
  title: '',
  company: '',
  city: '',
  start: '',
  end: '',
  is_current: false,
  description: '',
}

export function ExperiencesFields({ form }: { form: SectionForm<'experiences'> }) {
  return (
    <Rows
      name="experiences"
      rows={form.values.experiences}
      onChange={(experiences) => form.change({ experiences })}
      empty={POST}
      max={PROFILE_LIMITS.experiences}
      addLabel="Ajouter une expérience"
      folded={{
        keepOpen: (index) =>
          Object.keys(form.errors).some((path) => path.startsWith(`experiences.${index}.`)),
      }}
      nameOf={({ title, company }) => [title, company].filter(Boolean).join(', ') || 'Nouvelle expérience'}
    >
      {(row, index, change) => {
        const at = (field: 'title' | 'company' | 'city' | 'start' | 'end' | 'description') =>
          form.text(`experiences.${index}.${field}`)
        return (
          <div className={css.fields}>
            <TextField label="Poste" autoComplete="organization-title" {...at('title')} />
            <div className={css.pair}>
              <TextField label="Société" autoComplete="off" {...at('company')} />
              <TextField label="Ville" optional autoComplete="off" {...at('city')} />
            </div>
            <div className={css.pair}>
              <TextField label="Début" hint="MM/AAAA" inputMode="numeric" {...at('start')} />
              {!row.is_current && <TextField label="Fin" hint="MM/AAAA" inputMode="numeric" {...at('end')} />}
            </div>
            <CheckBox
              label="J’occupe ce poste aujourd’hui"
              checked={row.is_current}
              onChange={(event) => change({ is_current: event.target.checked, end: '' })}
            />
            <TextAreaField
              label="Missions et résultats"
              optional
              hint="Une ligne par résultat, un chiffre si possible."
              rows={4}
              max={PROFILE_LIMITS.description}
              {...at('description')}
            />
          </div>
        )
      }}
    </Rows>
  )
}

export function EducationFields({ form }: { form: SectionForm<'education'> }) {
  return (
    <>
      <SelectField
        label="Niveau d’études"
        optional
        empty="Non précisé"
        choices={degreeChoices(form.values.degree_id)}
        {...form.text('degree_id')}
      />
      <Rows
        name="education"
        rows={form.values.education}
        onChange={(education) => form.change({ education })}
        empty={{ key: 0, degree: '', school: '', year: '' }}
        max={PROFILE_LIMITS.education}
        addLabel="Ajouter une formation"
        nameOf={({ degree }) => degree || 'Nouvelle formation'}
      >
        {(_row, index) => {
          const at = (field: 'degree' | 'school' | 'year') => form.text(`education.${index}.${field}`)
          return (
            <div className={css.fields}>
              <TextField label="Diplôme ou titre" {...at('degree')} />
              <div className={css.wideFirst}>
                <TextField label="Établissement" {...at('school')} />
                <TextField label="Année" hint="AAAA" inputMode="numeric" maxLength={4} {...at('year')} />
              </div>
            </div>
          )
        }}
      </Rows>
    </>
  )
}

const LEVELS = LANGUAGE_LEVELS.map((level) => ({ value: level, label: capitalised(level) }))
const SPOKEN = 'Malgache Français Anglais Allemand Espagnol Italien Chinois Arabe Hindi Japonais'.split(' ')

export function LanguagesFields({ form }: { form: SectionForm<'languages'> }) {
  return (
    <>
      <datalist id="spoken-languages">
        {SPOKEN.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Rows
        name="languages"
        rows={form.values.languages}
        onChange={(languages) => form.change({ languages })}
        empty={{ key: 0, name: '', level: '' }}
        max={PROFILE_LIMITS.languages}
        addLabel="Ajouter une langue"
        nameOf={({ name }) => name || 'Nouvelle langue'}
      >
        {(_row, index) => {
          const at = (field: 'name' | 'level') => form.text(`languages.${index}.${field}`)
          return (
            <div className={css.pair}>
              <TextField label="Langue" list="spoken-languages" autoComplete="off" {...at('name')} />
              <SelectField label="Niveau" empty="Choisir" choices={LEVELS} {...at('level')} />
            </div>
          )
        }}
      </Rows>
    </>
  )
}
