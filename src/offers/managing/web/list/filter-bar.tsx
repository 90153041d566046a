import { type FormEvent, useState } from 'react'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FilterBar } from '#src/ui/lists/filter-bar.tsx'
import { FilterDrawer, PeriodFields } from '#src/ui/lists/filter-drawer.tsx'
import { useFilterAddress } from '#src/ui/lists/use-filter-address.ts'
import {
  type OffersSearch,
  ORDERS,
  offersHref,
  orderedBy,
  orderOf,
  readOffersSearch,
  TEXT_MIN,
} from '../filters.ts'
import css from './filter-bar.module.css'

/** The bar shows the title and the order; the dates of creation are in the drawer « Filtres ». */
export function OffersFilterBar({ search }: { search: OffersSearch }) {
  const [filtering, setFiltering] = useState(false)
  const go = useFilterAddress((now, change: OffersSearch) => offersHref(readOffersSearch(now), change))
  const title = useLiveText(search.title ?? '', TEXT_MIN, (text) => go({ title: text || undefined }))
  return (
    <>
      <FilterBar
        label="Filtrer les offres"
        texts={[{ label: 'Titre de l’offre', live: title }]}
        least={TEXT_MIN}
        order={orderOf(search)}
        orders={ORDERS}
        onOrder={(order) => go(orderedBy(order))}
        count={[search.start_date, search.end_date, search.isFreeSponsoring].filter(Boolean).length}
        onMore={() => setFiltering(true)}
      />
      <FilterDrawer
        open={filtering}
        onClose={() => setFiltering(false)}
        clearHref={offersHref({})}
        send="Voir les offres"
      >
        <Fields
          search={search}
          onApply={(change) => {
            setFiltering(false)
            void go(change)
          }}
        />
      </FilterDrawer>
    </>
  )
}

function Fields({ search, onApply }: { search: OffersSearch; onApply: (change: OffersSearch) => void }) {
  const [period, setPeriod] = useState({ start: search.start_date ?? '', end: search.end_date ?? '' })
  const [free, setFree] = useState(search.isFreeSponsoring ?? '')
  const [order, setOrder] = useState(orderOf(search))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply({
      start_date: period.start || undefined,
      end_date: period.end || undefined,
      isFreeSponsoring: free === '1' ? free : undefined,
      ...orderedBy(order),
    })
  }
  return (
    <form id="filtres" className={css.fields} onSubmit={submit}>
      <PeriodFields label="Créées du" period={period} onChange={setPeriod} />
      <SelectField
        label="Sponsorisation"
        name="isFreeSponsoring"
        id="filtre-sponsorisation"
        choices={[{ value: '1', label: 'Gratuite, en cours' }]}
        empty="Toutes les offres"
        value={free}
        onChange={(event) => setFree(event.target.value === '1' ? '1' : '')}
      />
      <SelectField
        label="Ordre"
        name="sort_by_date"
        id="filtre-ordre"
        choices={ORDERS}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
      />
    </form>
  )
}
