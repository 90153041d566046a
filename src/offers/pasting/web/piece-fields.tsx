import { choicesOf } from '#src/offers/shared/facts.ts'
import { cityChoices, contractChoices, degreeChoices, jobTypeChoices } from '#src/reference/web/choices.ts'
import { COUNTRY_CHOICES } from '#src/reference/web/country-choices.ts'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { PasteValues, Piece } from '../shared/pieces.ts'
import type { ReadAdvertisement } from '../shared/read.ts'
import css from './page.module.css'
import { type Confirming, FIELD_NAMES } from './pasted-offer.ts'
import { RefusedWords } from './refused-words.tsx'

interface PieceFieldsProps {
  number: number
  /** The words of the advertisement that the piece was read from. */
  source: string
  confirming: Confirming
  refused: ReadAdvertisement['refused']
  onChange: (patch: Partial<Confirming>) => void
}

/** Shows one piece with its source, lets its value be corrected, and asks whether it is right. */
export function PieceFields({ number, source, confirming, refused, onChange }: PieceFieldsProps) {
  const { piece, isConfirmed } = confirming
  return (
    <>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.stack}>
        <Values
          confirming={confirming}
          source={source}
          onChange={(values) => onChange({ values: { ...confirming.values, ...values }, isConfirmed: true })}
        />
        {piece.field !== 'missions' && piece.field !== 'profile' && (
          <p className={css.source}>lu dans «&nbsp;{source}&nbsp;»</p>
        )}
        {piece.note && <p className={css.source}>{piece.note}</p>}
        {refused.map(({ line, start, mark }) => (
          <RefusedWords key={start} line={line} mark={mark} />
        ))}
      </div>
      <CheckBox
        label={<span className="hidden-text">Confirmer {FIELD_NAMES[piece.field]}</span>}
        checked={isConfirmed}
        onChange={({ target }) => onChange({ isConfirmed: target.checked })}
      />
    </>
  )
}

interface ValuesProps {
  confirming: Confirming
  source: string
  onChange: (values: Partial<PasteValues>) => void
}

type Field = Piece['field']

/** The fields that are chosen of a list. */
const LISTS: Partial<
  Record<
    Field,
    {
      field: 'city_id' | 'job_type_id' | 'degree_id' | 'transport' | 'meals' | 'housing'
      choices: (value?: string) => readonly { value: string | number; label: string }[]
    }
  >
> = {
  city_id: { field: 'city_id', choices: cityChoices },
  job_type: { field: 'job_type_id', choices: jobTypeChoices },
  degree: { field: 'degree_id', choices: degreeChoices },
  transport: { field: 'transport', choices: () => choicesOf('transport') },
  meals: { field: 'meals', choices: () => choicesOf('meals') },
  housing: { field: 'housing', choices: () => choicesOf('housing') },
}

/** The fields that are typed. */
const TEXTS: Partial<
  Record<
    Field,
    | 'title'
    | 'positions_count'
    | 'experience_min_years'
    | 'application_deadline'
    | 'schedule'
    | 'weekly_hours'
    | 'probation_months'
  >
> = {
  title: 'title',
  positions_count: 'positions_count',
  experience: 'experience_min_years',
  application_deadline: 'application_deadline',
  schedule: 'schedule',
  weekly_hours: 'weekly_hours',
  probation_months: 'probation_months',
}

function Values({ confirming: { piece, values }, source, onChange }: ValuesProps) {
  const label = FIELD_NAMES[piece.field]
  const name = `paste-${piece.field}`
  if (piece.field === 'contact')
    return (
      <p>
        <b className={css.small}>{label}</b>
        <br />
        {source}
      </p>
    )
  if (piece.field === 'missions' || piece.field === 'profile')
    return (
      <div>
        <b className={css.small}>{label}</b>
        <ul className={css.list}>
          {values[piece.field]?.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    )
  if (piece.field === 'languages')
    return (
      <div>
        <b className={css.small}>{label}</b>
        <ul className={css.list}>
          {values.languages?.map((language) => (
            <li key={language.name}>{[language.name, language.level].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      </div>
    )
  const list = LISTS[piece.field]
  if (list)
    return (
      <SelectField
        name={name}
        label={label}
        choices={list.choices(values[list.field])}
        value={values[list.field]}
        onChange={({ target }) => onChange({ [list.field]: target.value })}
      />
    )
  if (piece.field === 'country') return <ForeignPlace values={values} onChange={onChange} />
  if (piece.field === 'contract') return <Contract values={values} onChange={onChange} />
  if (piece.field === 'salary') return <Salary values={values} onChange={onChange} />
  const field = TEXTS[piece.field]
  if (!field) return null
  if (field === 'application_deadline')
    return (
      <DateField
        name={name}
        label={label}
        value={values[field] ?? ''}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    )
  return (
    <TextField
      name={name}
      label={label}
      value={values[field] ?? ''}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}

type PartProps = Pick<ValuesProps, 'onChange'> & { values: Partial<PasteValues> }

function Contract({ values, onChange }: PartProps) {
  return (
    <div className={css.pair}>
      <SelectField
        name="paste-contract"
        label="Contrat"
        choices={contractChoices(values.contract_id)}
        value={values.contract_id}
        onChange={({ target }) => onChange({ contract_id: target.value })}
      />
      <TextField
        name="paste-months"
        label="Durée en mois"
        optional
        inputMode="numeric"
        value={values.contract_duration_months ?? ''}
        onChange={({ target }) => onChange({ contract_duration_months: target.value })}
      />
    </div>
  )
}

function ForeignPlace({ values, onChange }: PartProps) {
  return (
    <div className={css.pair}>
      <SelectField
        name="paste-country"
        label="Pays"
        choices={COUNTRY_CHOICES}
        value={values.country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      <TextField
        name="paste-foreign-town"
        label="Ville à l’étranger"
        value={values.foreign_town ?? ''}
        onChange={({ target }) => onChange({ foreign_town: target.value })}
      />
    </div>
  )
}

const ENDS = [
  ['min_salary', 'Salaire minimum, par mois'],
  ['max_salary', 'Salaire maximum, par mois'],
] as const

function Salary({ values, onChange }: PartProps) {
  return (
    <div className={css.pair}>
      {ENDS.map(([field, label]) => (
        <AmountField
          key={field}
          name={`paste-${field}`}
          label={label}
          value={values[field] ?? null}
          onChange={(amount) => onChange({ [field]: amount ?? undefined } as Partial<PasteValues>)}
        />
      ))}
    </div>
  )
}
