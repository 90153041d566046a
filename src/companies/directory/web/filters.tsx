import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { HiddenParameters } from '#src/ui/form/hidden-parameters.tsx'
import { ChevronDownIcon } from '#src/ui/icons.tsx'
import css from '#src/ui/search/filters.module.css'
import page from '#src/ui/search/page.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import { searchOfForm, valuesOf } from '#src/ui/search-params.ts'
import { UnscriptedSubmit } from '#src/ui/unscripted-submit.tsx'
import { companiesHref, type ListPath, searchWithoutFilters } from './address.ts'
import list from './list.module.css'
import type { FoundCompanies } from './queries.ts'
import { seeCompaniesOf } from './words.ts'

interface CompanyFiltersProps {
  path: ListPath
  search: SearchParams
  found: FoundCompanies
}

const GROUPS = [
  { filter: 'activity_area', label: 'Secteur', others: 'Autres secteurs', shown: 7 },
  { filter: 'city', label: 'Ville', others: 'Autres villes', shown: 5 },
  { filter: 'company_size', label: 'Taille', others: '', shown: 4 },
] as const

/** Sectors, towns and sizes with how many companies each would give: a plain form, sent by itself where scripts run. */
export function CompanyFilters({ path, search, found }: CompanyFiltersProps) {
  const form = useFilterForm(search)
  const navigate = useNavigate()
  const { criteria, facets, meta } = found
  const { name, sort } = search
  const place = valuesOf(search, 'city').find((each) => !/^\d+$/.test(each)) ?? ''
  // A town among the counted ones has a box to tick, so it is not repeated as a text.
  const city = facets.city.some((town) => town.name === criteria.place) ? '' : place
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate({ to: path, search: searchOfForm(event.currentTarget) as never, resetScroll: false })
  }
  return (
    <form
      ref={form}
      id="filtres"
      className={page.filters}
      aria-label="Filtres"
      action={path}
      onSubmit={submit}
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      <div className={page.head}>
        <h2>Filtres</h2>
        {criteria.applied.length > 0 && (
          <AppLink href={companiesHref(path, searchWithoutFilters(search))}>Tout effacer</AppLink>
        )}
      </div>
      <HiddenParameters values={{ ...(name && { name }), ...(sort && { sort }), ...(city && { city }) }} />
      {GROUPS.map((group) => (
        <Group key={group.filter} group={group} search={search} found={found} />
      ))}
      <UnscriptedSubmit wide>Voir les sociétés</UnscriptedSubmit>
      <a href="#resultats" className={list.see}>
        {seeCompaniesOf(meta.total)}
      </a>
    </form>
  )
}

/** The boxes follow the address; what was pressed before the page was alive is sent when it is. */
function useFilterForm(search: SearchParams) {
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what the boxes follow.
  useEffect(() => {
    const boxes = [...(form.current?.querySelectorAll('input') ?? [])]
    if (isAlive.current) form.current?.reset()
    else if (boxes.some((box) => box.checked !== box.defaultChecked)) form.current?.requestSubmit()
    isAlive.current = true
  }, [search])
  return form
}

interface GroupProps {
  group: (typeof GROUPS)[number]
  search: SearchParams
  found: FoundCompanies
}

function Group({ group: { filter, label, others, shown }, search, found }: GroupProps) {
  const asked = valuesOf(search, filter)
  // A town may have been asked for by one of its names.
  const names = found.criteria.applied.filter((each) => each.filter === filter).map((each) => each.label)
  const values = found.facets[filter].map((value) => ({
    ...value,
    on: asked.includes(String(value.id)) || (filter === 'city' && names.includes(value.name)),
  }))
  if (values.length === 0) return null
  const first = values.filter(({ on }, index) => index < shown || on)
  const rest = values.filter((value) => !first.includes(value))
  const boxes = (some: typeof values) =>
    some.map(({ id, name, count, on }) => (
      <label key={id} className={count > 0 || on ? css.box : css.none}>
        <input type="checkbox" name={filter} value={id} defaultChecked={on} disabled={count === 0 && !on} />
        <span>{name}</span>
        <span className={css.count}>
          {formatCount(count)}
          <span className="hidden-text"> sociétés</span>
        </span>
      </label>
    ))
  return (
    <details className={css.group} open>
      <summary>
        {label}
        <ChevronDownIcon size={16} />
      </summary>
      <fieldset className={css.values}>
        <legend className="hidden-text">{label}</legend>
        {boxes(first)}
        {rest.length > 0 && (
          <details className={css.more}>
            <summary>
              {others} ({rest.length})
            </summary>
            {boxes(rest)}
          </details>
        )}
      </fieldset>
    </details>
  )
}
