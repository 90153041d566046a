import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FiltersButton } from '#src/ui/lists/filter-bar.tsx'
import { FilterDrawer } from '#src/ui/lists/filter-drawer.tsx'
import { useFilterAddress } from '#src/ui/lists/use-filter-address.ts'
import { AppliedFilters } from '#src/ui/search/applied-filters.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { Payment } from '../contract.ts'
import { CATEGORY_NAMES, METHOD_NAMES, PAYMENT_CATEGORIES, PAYMENT_METHODS } from '../shared/methods.ts'
import { PAYMENT_BADGES, PAYMENT_STATUSES } from '../shared/statuses.ts'
import { type PaymentSearch, paymentsHref, readPaymentSearch } from './filters.ts'
import css from './list-filters.module.css'

/** On phones the fields are behind « Filtres »; in both places each counts at once. */
export function PaymentFilters({ search }: { search: PaymentSearch }) {
  const [filtering, setFiltering] = useState(false)
  const applied = appliedOf(search)
  const fields = (place: string, onSubmit?: () => void) => (
    <form
      id={place}
      className={css.fields}
      aria-label="Filtrer les paiements"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <FilterFields search={search} place={place} />
    </form>
  )
  return (
    <>
      <div className={css.more}>
        <FiltersButton count={applied.length} onClick={() => setFiltering(true)} />
      </div>
      <div className={css.filters}>{fields('paiements')}</div>
      <FilterDrawer
        open={filtering}
        onClose={() => setFiltering(false)}
        clearHref={paymentsHref({})}
        send="Voir les paiements"
      >
        {fields('filtres', () => setFiltering(false))}
      </FilterDrawer>
      <div className={css.applied}>
        <AppliedFilters
          applied={applied}
          hrefWithout={({ filter: name }) => paymentsHref({ ...search, page: '', [name]: '' })}
          clearHref={paymentsHref({})}
        />
      </div>
    </>
  )
}

/** @param place the id of their form, with which theirs begin */
function FilterFields({ search, place }: { search: PaymentSearch; place: string }) {
  const filter = useFilterAddress((now, patch: PaymentSearch) =>
    paymentsHref({ ...readPaymentSearch(now as SearchParams), page: '', ...patch }),
  )
  const field = (name: keyof PaymentSearch) => ({
    name,
    id: `${place}-${name}`,
    value: search[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => filter({ [name]: target.value }),
  })
  return (
    <>
      <SelectField
        label="Statut"
        empty="Tous"
        choices={PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_BADGES[value].label }))}
        {...field('status')}
      />
      <SelectField
        label="Moyen"
        empty="Tous"
        choices={PAYMENT_METHODS.map((each, index) => ({ value: index + 1, label: METHOD_NAMES[each] }))}
        {...field('payment_method')}
      />
      <SelectField
        label="Objet"
        empty="Tous"
        choices={PAYMENT_CATEGORIES.map((each, index) => ({ value: index + 1, label: CATEGORY_NAMES[each] }))}
        {...field('category')}
      />
      <DateField label="Demandé le" hint="" {...field('created_at')} />
      <DateField label="Période du" hint="" {...field('start_date')} />
      <DateField label="au" hint="" {...field('end_date')} />
    </>
  )
}

function appliedOf(search: PaymentSearch) {
  const words: Partial<Record<keyof PaymentSearch, (value: string) => string>> = {
    status: (value) => PAYMENT_BADGES[value as Payment['status']].label,
    payment_method: (value) => METHOD_NAMES[PAYMENT_METHODS[Number(value) - 1] ?? 'mvola'],
    category: (value) => CATEGORY_NAMES[PAYMENT_CATEGORIES[Number(value) - 1] ?? 'subscription'],
    created_at: (value) => `Demandé le ${formatDate(value)}`,
    start_date: (value) => `Depuis le ${formatDate(value)}`,
    end_date: (value) => `Jusqu’au ${formatDate(value)}`,
  }
  return Object.entries(words).flatMap(([filter, say]) => {
    const value = search[filter as keyof PaymentSearch]
    return value ? [{ filter, value, label: say(value) }] : []
  })
}
