import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { areaChoices, cityChoices, contractChoices, levelChoices } from '#src/reference/web/choices.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { PenIcon } from '#src/ui/workspace-icons.tsx'
import type { BestProfiles } from '../contract.ts'
import css from './criteria.module.css'
import { type BestProfilesSearch, bestProfilesHref } from './search.ts'

const FREE = 'libre'
const FORM = 'criteres'

interface SearchCriteriaProps {
  search: BestProfilesSearch
  found: BestProfiles
}

export function SearchCriteria({ search, found: { offers, criteria } }: SearchCriteriaProps) {
  const [changing, setChanging] = useState(false)
  const go = useOpenSearch()
  const choose = (value: string) => {
    if (value === FREE) return setChanging(true)
    go({ offer_id: Number(value) })
  }
  const named = offers.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <section className={css.card}>
      <SelectField
        label="Pour l’offre"
        id="pour-l-offre"
        name="offre"
        choices={[...named, { value: FREE, label: 'Des critères libres' }]}
        value={criteria?.offer ? String(criteria.offer.id) : FREE}
        onChange={(event) => choose(event.target.value)}
      />
      <div className={css.chips}>
        {wordsOf(criteria).map((word) => (
          <Chip key={word} on>
            {word}
          </Chip>
        ))}
        <Button look="secondary" small onClick={() => setChanging(true)} aria-haspopup="dialog">
          <PenIcon size={16} />
          Modifier
        </Button>
      </div>
      <DecisionDialog
        open={changing}
        onClose={() => setChanging(false)}
        width={560}
        title="Qui cherchez-vous ?"
        confirm="Chercher"
        form={FORM}
      >
        <CriteriaForm
          start={criteria ? startOf(criteria) : search}
          onSearch={(wanted) => {
            setChanging(false)
            go(wanted)
          }}
        />
      </DecisionDialog>
    </section>
  )
}

function useOpenSearch() {
  const navigate = useNavigate()
  return (search: Partial<BestProfilesSearch>) => void navigate({ href: bestProfilesHref(search) })
}

type Criteria = NonNullable<BestProfiles['criteria']>

function wordsOf(criteria: BestProfiles['criteria']): string[] {
  if (!criteria) return []
  const {
    offer,
    title,
    activity_area,
    city,
    job_level,
    contract,
    experience_min_years: years,
    skills,
  } = criteria
  const named = [activity_area, city, job_level, contract].map((one) => one?.name)
  const told = [offer ? undefined : title, ...named, years ? `${years}\u00A0ans et plus` : undefined]
  return [...new Set([...told, ...(offer ? [] : skills)].flatMap((word) => word || []))]
}

function startOf(criteria: Criteria): Partial<BestProfilesSearch> {
  const { title, activity_area, city, contract, job_level, skills } = criteria
  return {
    title,
    skills: skills.join(', '),
    ...(activity_area && { activity_area_id: activity_area.id }),
    ...(city && { city_id: city.id }),
    ...(contract && { contract_id: contract.id }),
    ...(job_level && { job_level_id: job_level.id }),
  }
}

interface CriteriaFormProps {
  start: Partial<BestProfilesSearch>
  onSearch: (search: Partial<BestProfilesSearch>) => void
}

function CriteriaForm({ start, onSearch }: CriteriaFormProps) {
  const [values, setValues] = useState(start)
  const [missing, setMissing] = useState(false)
  const text = (name: 'title' | 'skills') => ({
    name,
    id: `${FORM}-${name}`,
    value: values[name] ?? '',
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  const choice = (name: 'activity_area_id' | 'city_id' | 'contract_id' | 'job_level_id') => ({
    name,
    id: `${FORM}-${name}`,
    value: String(values[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: Number(target.value) || undefined }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!values.activity_area_id) return setMissing(true)
    const { offer_id: _, page: __, ...wanted } = values
    onSearch(wanted)
  }
  return (
    <form id={FORM} className={css.form} onSubmit={submit} noValidate>
      <SelectField
        label="Secteur"
        choices={areaChoices(values.activity_area_id)}
        empty="Choisissez un secteur"
        error={missing && !values.activity_area_id ? 'Veuillez choisir un secteur.' : undefined}
        data-focus-first=""
        {...choice('activity_area_id')}
      />
      <TextField label="Poste" optional maxLength={120} {...text('title')} />
      <TextField label="Compétences" optional hint="Séparées par des virgules." {...text('skills')} />
      <SelectField
        label="Ville"
        optional
        choices={cityChoices(values.city_id)}
        empty="Partout"
        {...choice('city_id')}
      />
      <SelectField
        label="Contrat"
        optional
        choices={contractChoices(values.contract_id)}
        empty="Tous"
        {...choice('contract_id')}
      />
      <SelectField
        label="Niveau"
        optional
        choices={levelChoices(values.job_level_id)}
        empty="Tous"
        {...choice('job_level_id')}
      />
    </form>
  )
}
