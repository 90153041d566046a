import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { choicesQuery } from '#src/applications/evaluating/web/queries.ts'
import type { AskedQuestion } from '#src/applications/reviewing/contract.ts'
import { cityChoices } from '#src/reference/web/choices.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { Chip } from '#src/ui/display/badge.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ORDERS } from '#src/ui/lists/filter-bar.tsx'
import { FilterDrawer, PeriodFields } from '#src/ui/lists/filter-drawer.tsx'
import {
  ANSWER_FILTERS,
  type ApplicationsSearch,
  listHref,
  readSearch,
  STATUS_WORDS,
  searchOfForm,
  TEXT_MIN,
} from '../filters.ts'
import css from './filter-panel.module.css'

const PERIODS = [7, 30, 90]
const ASSIGNED = [
  { value: 'me', label: 'Moi' },
  { value: 'nobody', label: 'Personne' },
]
const LEAST_RATINGS = [5, 4, 3, 2].map((value) => ({
  value,
  label: value === 5 ? '5' : `${value} et plus`,
}))
const CHOICES = {
  city: cityChoices,
  status: () => Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
}

interface ApplicationsFilterPanelProps {
  open: boolean
  onClose: () => void
  search: ApplicationsSearch
  /** The total is undefined while the list is read. */
  total: number | undefined
  /** The questions are those of the offer that the list is of. */
  questions: readonly AskedQuestion[]
}

/** The panel has every filter, and counts the applications that they leave. */
export function ApplicationsFilterPanel({
  open,
  onClose,
  search,
  total,
  questions,
}: ApplicationsFilterPanelProps) {
  return (
    <FilterDrawer
      open={open}
      onClose={onClose}
      clearHref={listHref({})}
      send={total === undefined ? 'Filtrer' : 'Voir les candidatures'}
    >
      <Fields search={search} onClose={onClose} questions={questions} />
      {total !== undefined && (
        <p className={css.now}>
          {formatCount(total)} {plural(total, 'candidature')} sous les filtres en place.
        </p>
      )}
    </FilterDrawer>
  )
}

interface FieldsProps {
  search: ApplicationsSearch
  onClose: () => void
  questions: readonly AskedQuestion[]
}

function Fields({ search, onClose, questions }: FieldsProps) {
  const router = useRouter()
  const [period, setPeriod] = useState({ start: search.start_date ?? '', end: search.end_date ?? '' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readSearch({ ...searchOfForm(new FormData(event.currentTarget)) })
    const { name, offer_id, vue, colonnes, messages } = search
    const kept = {
      ...(messages && { messages }),
      ...(vue && { vue }),
      ...(colonnes && { colonnes }),
    }
    onClose()
    void router.navigate({
      href: listHref({ name, offer_id, ...kept, ...wanted }),
      resetScroll: false,
    })
  }
  const last = (days: number) => setPeriod({ start: dayAt(currentTime() - days * DAY), end: '' })
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
        choices={CHOICES.status()}
        empty="Toutes"
        defaultValue={search.status ?? ''}
      />
      <SelectField
        label="Ville du candidat"
        name="city"
        id="filtre-ville"
        choices={CHOICES.city(search.city)}
        empty="Toutes"
        defaultValue={search.city ?? ''}
      />
      <OpinionFields search={search} />
      {questions.map(({ text, choices }, place) => {
        const filter = ANSWER_FILTERS[place]
        if (!filter) return null
        if (!choices)
          return (
            <TextField
              key={filter}
              label={text}
              name={filter}
              id={`filtre-reponse-${place + 1}`}
              hint="Des mots de la réponse."
              defaultValue={search[filter] ?? ''}
            />
          )
        return (
          <SelectField
            key={filter}
            label={text}
            name={filter}
            id={`filtre-reponse-${place + 1}`}
            choices={choices.map((choice) => ({ value: choice, label: choice }))}
            empty="Toutes les réponses"
            defaultValue={search[filter] ?? ''}
          />
        )
      })}
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

function OpinionFields({ search }: Pick<ApplicationsFilterPanelProps, 'search'>) {
  const { data } = useQuery(choicesQuery)
  const isFiltered = Boolean(search.assigned || search.tag || search.rating)
  if (!data?.has_tools && !isFiltered) return null
  const colleagues = (data?.colleagues ?? []).filter(({ works, is_me }) => works && !is_me)
  const assigned = [...ASSIGNED, ...colleagues.map(({ id, name }) => ({ value: String(id), label: name }))]
  return (
    <>
      <SelectField
        // The choices are read after the field is drawn, so it is drawn anew with them.
        key={`assigned-${data !== undefined}`}
        label="Confiées à"
        name="assigned"
        id="filtre-confiees"
        choices={assigned}
        empty="Tout le monde"
        defaultValue={search.assigned ?? ''}
      />
      <SelectField
        key={`tag-${data !== undefined}`}
        label="Étiquette"
        name="tag"
        id="filtre-etiquette"
        choices={(data?.tags ?? []).map(({ id, label }) => ({ value: id, label }))}
        empty="Toutes"
        defaultValue={search.tag ?? ''}
      />
      <SelectField
        label="Note de l’équipe"
        name="rating"
        id="filtre-note"
        choices={LEAST_RATINGS}
        empty="Toutes"
        defaultValue={search.rating ?? ''}
      />
    </>
  )
}
