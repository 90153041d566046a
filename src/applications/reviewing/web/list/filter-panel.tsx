import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { CITIES } from '#src/reference/shared/places.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { Chip } from '#src/ui/display/badge.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ORDERS } from '#src/ui/lists/filter-bar.tsx'
import { FilterDrawer, PeriodFields } from '#src/ui/lists/filter-drawer.tsx'
import {
  type ApplicationsSearch,
  listHref,
  readSearch,
  STATUS_WORDS,
  searchOfForm,
  TEXT_MIN,
} from '../filters.ts'
import css from './filter-panel.module.css'

const PERIODS = [7, 30, 90]
const CHOICES = {
  city: [...CITIES]
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ id, name }) => ({ value: id, label: name })),
  status: Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
}

interface ApplicationsFilterPanelProps {
  open: boolean
  onClose: () => void
  search: ApplicationsSearch
  /** Undefined while it is read. */
  total: number | undefined
}

/** Every filter, and how many applications those in force leave. */
export function ApplicationsFilterPanel({ open, onClose, search, total }: ApplicationsFilterPanelProps) {
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      clearHref={listHref({})}
      send={total === undefined ? 'Filtrer' : 'Voir les candidatures'}
    >
      <Fields search={search} onClose={onClose} />
      {total !== undefined && (
        <p className={css.now}>
          {formatCount(total)} {total > 1 ? 'candidatures' : 'candidature'} sous les filtres en place.
        </p>
      )}
    </FilterDrawer>
  )
}

function Fields({ search, onClose }: Pick<ApplicationsFilterPanelProps, 'search' | 'onClose'>) {
  const router = useRouter()
  const [period, setPeriod] = useState({ start: search.start_date ?? '', end: search.end_date ?? '' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readSearch({ ...searchOfForm(new FormData(event.currentTarget)) })
    const { name, offer_id, vue, messages } = search
    onClose()
    void router.navigate({
      href: listHref({ name, offer_id, ...(messages && { messages }), ...(vue && { vue }), ...wanted }),
      resetScroll: false,
    })
  }
  const last = (days: number) => setPeriod({ start: dayAt(Date.now() - days * DAY), end: '' })
  return (
    <form id="filtres" className={css.form} onSubmit={submit}>
      <TextField
        label="Titre de l’offre"
        name="title"
        id="filtre-offre"
        hint={`${TEXT_MIN} lettres au moins.`}
        defaultValue={search.title}
        data-focus-first=""
      />
      <SelectField
        label="Étape"
        name="status"
        id="filtre-etape"
        choices={CHOICES.status}
        empty="Toutes"
        defaultValue={search.status ?? ''}
      />
      <SelectField
        label="Ville du candidat"
        name="city"
        id="filtre-ville"
        choices={CHOICES.city}
        empty="Toutes"
        defaultValue={search.city ?? ''}
      />
      <fieldset className={css.period}>
        <legend>Reçues</legend>
        <div className={css.chips}>
          {PERIODS.map((days) => (
            <Chip key={days} onPress={() => last(days)}>
              {days} derniers jours
            </Chip>
          ))}
        </div>
        <div className={css.dates}>
          <PeriodFields label="Du" period={period} onChange={setPeriod} />
        </div>
      </fieldset>
      <SelectField
        label="Ordre"
        name="sort_by_date"
        id="filtre-ordre"
        choices={ORDERS}
        defaultValue={search.sort_by_date ?? 'desc'}
      />
    </form>
  )
}
