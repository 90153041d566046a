import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { formatCount } from '#src/shared/money.ts'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import { ChevronDownIcon } from '#src/ui/icons.tsx'
import css from '#src/ui/search/filters.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import { valuesOf } from '#src/ui/search-params.ts'
import type { Criteria, Facets } from '../contract.ts'

/** A value whose offers are not counted has null as their number. */
type FacetValue = Facets[keyof Facets][number]

interface FiltersProps {
  facets: Facets
  facetsAreExact: boolean
  criteria: Criteria
  /** The search that the boxes show: that of the address, or the one that was just asked for. */
  search: SearchParams
  onToggle: (filter: string, value: string, on: boolean) => void
  onSalary: (amount: string) => void
}

interface FacetGroup {
  facet: keyof Facets
  /** The filter of the address that the values belong to. */
  filter: string
  label: string
  open?: boolean
  shown?: number
  others?: string
}

const GROUPS: FacetGroup[] = [
  { facet: 'contract', filter: 'contract', label: 'Contrat', open: true },
  { facet: 'city', filter: 'city', label: 'Ville', open: true, shown: 5, others: 'Autres villes' },
  {
    facet: 'abroad',
    filter: 'city',
    label: 'Hors de Madagascar',
    open: true,
    shown: 3,
    others: 'Autres pays',
  },
  { facet: 'job_level', filter: 'job_level', label: 'Niveau', open: true },
  { facet: 'activity_area', filter: 'activity_area', label: 'Secteur' },
  { facet: 'job_type', filter: 'job_type', label: 'Type' },
  { facet: 'work_mode', filter: 'work_mode', label: 'Mode de travail' },
  { facet: 'fact', filter: 'fact', label: 'Au quotidien' },
  { facet: 'degree', filter: 'degree', label: 'Études' },
  { facet: 'company_size', filter: 'company_size', label: 'Taille de la société' },
]
const SALARY_AFTER = 3
const MOST_TOWNS = 40

export function Filters(props: FiltersProps) {
  const groups = GROUPS.map((group) => <Facet key={group.facet} {...group} {...props} />)
  return (
    <>
      {groups.slice(0, SALARY_AFTER)}
      <Group label="Salaire minimum" open>
        <SalaryInput {...props} />
      </Group>
      {groups.slice(SALARY_AFTER)}
    </>
  )
}

function Facet({ facet, filter, label, open = false, shown, others, ...props }: FiltersProps & FacetGroup) {
  const isOn = (value: FacetValue) => isChecked(filter, value, props)
  const all: FacetValue[] = props.facets[facet]
  const values = all.filter((each, index) => index < MOST_TOWNS || isOn(each))
  const first = shown === undefined ? values : values.filter((each, index) => index < shown || isOn(each))
  const rest = values.filter((each) => !first.includes(each))
  const boxes = (list: FacetValue[]) =>
    list.map((each) => <Box key={each.id} filter={filter} value={each} on={isOn(each)} {...props} />)
  if (facet === 'abroad' && values.length === 0) return null
  return (
    <Group label={label} open={open || values.some(isOn)}>
      {boxes(first)}
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>
            {others} ({rest.length})
          </summary>
          {boxes(rest)}
        </details>
      )}
    </Group>
  )
}

function Group({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details className={css.group} open={open}>
      <summary>
        {label}
        <ChevronDownIcon size={16} />
      </summary>
      <fieldset className={css.values}>
        <legend className="hidden-text">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

function Box({
  filter,
  value,
  on,
  facetsAreExact,
  onToggle,
}: FiltersProps & { filter: string; value: FacetValue; on: boolean }) {
  const none = value.count === 0 && !on
  const box = useEarlyAnswer<HTMLInputElement>({
    checked: on,
    onChange: (event) => onToggle(filter, String(value.id), event.target.checked),
  })
  return (
    <label className={none ? css.none : css.box}>
      <input
        ref={box}
        type="checkbox"
        name={filter}
        value={value.id}
        checked={on}
        disabled={none}
        onChange={(event) => onToggle(filter, String(value.id), event.target.checked)}
      />
      <span>{value.name}</span>
      {value.count !== null && (
        <span className={css.count}>
          {formatCount(value.count)}
          {!facetsAreExact && value.count > 0 && '+'}
          <span className="hidden-text"> offres</span>
        </span>
      )}
    </label>
  )
}

function SalaryInput({ criteria, onSalary }: FiltersProps) {
  const known = criteria.min_salary === null ? '' : formatCount(criteria.min_salary)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isUnread, setUnread] = useState(false)
  const announce = (written: string) => {
    if (written.trim() === known) return setUnread(false)
    const amount = written.trim() === '' ? 0 : readAmount(written)
    const isAmount = amount >= 0
    setUnread(!isAmount)
    if (isAmount) onSalary(String(amount))
  }
  // A salary that was typed before the scripts came is applied once they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) announce(field.current.value)
  }, [])
  return (
    <label className={css.salary}>
      <span className="hidden-text">Salaire minimum en Ariary par mois</span>
      <input
        key={known}
        ref={field}
        name="min_salary"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={known}
        aria-invalid={isUnread || undefined}
        aria-describedby={isUnread ? errorId : undefined}
        onBlur={(event) => announce(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {isUnread && (
        <small id={errorId} className={css.unread} role="alert">
          Ce montant n’est pas compris. Écrivez par exemple 800{'\u00A0'}000 ou 800k.
        </small>
      )}
      <small>
        En Ariary par mois{'\u00A0'}: 800{'\u00A0'}000, 800k ou 1,5M
      </small>
    </label>
  )
}

/** A town may stand in the address under one of its names, so its label is compared too. */
function isChecked(filter: string, value: FacetValue, { search, criteria }: FiltersProps): boolean {
  const values = valuesOf(search, filter)
  if (values.includes(String(value.id))) return true
  if (filter !== 'city') return false
  const asked = criteria.applied.find((each) => each.filter === 'city' && each.label === value.name)
  return asked !== undefined && values.includes(asked.value)
}
