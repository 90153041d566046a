import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import field from '#src/ui/form/field.module.css'
import { SearchInput, useLiveText } from '#src/ui/form/search-input.tsx'
import { FilterIcon } from '#src/ui/icons.tsx'
import { Drawer } from '#src/ui/overlay/dialog.tsx'
import { type OffersSearch, ORDERS, offersHref, orderedBy, orderOf, TEXT_MIN } from '../filters.ts'
import css from './filter-bar.module.css'

/** The title and the order; when they were created is behind « Filtres ». */
export function OffersFilterBar({ search }: { search: OffersSearch }) {
  const router = useRouter()
  const [filtering, setFiltering] = useState(false)
  const go = (change: OffersSearch) =>
    router.navigate({ href: offersHref(search, change), replace: true, resetScroll: false })
  const title = useLiveText(search.title ?? '', TEXT_MIN, (text) => go({ title: text || undefined }))
  const order = {
    value: orderOf(search),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => go(orderedBy(event.target.value)),
  }
  const orderField = useEarlyAnswer(order)
  const count = (search.start_date ? 1 : 0) + (search.end_date ? 1 : 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    title.send()
  }
  return (
    <>
      <form className={css.bar} onSubmit={submit} aria-label="Filtrer les offres">
        <SearchInput label="Titre de l’offre" live={title} />
        <select className={`${field.input} ${css.sort}`} aria-label="Trier" {...order} ref={orderField}>
          <Orders />
        </select>
        <Button look="secondary" small onClick={() => setFiltering(true)} aria-haspopup="dialog">
          <FilterIcon size={16} />
          Filtres
          {count > 0 && <span className={css.count}>{count}</span>}
        </Button>
        <p className={css.hint} role="status">
          {title.short && `Écrivez au moins ${TEXT_MIN} lettres pour chercher.`}
        </p>
      </form>
      <Drawer
        open={filtering}
        onClose={() => setFiltering(false)}
        width={400}
        title="Filtres"
        footer={
          <>
            <LinkButton look="quiet" href={offersHref({})} onClick={() => setFiltering(false)} sameSearch>
              Tout effacer
            </LinkButton>
            <Button type="submit" form="filtres">
              Voir les offres
            </Button>
          </>
        }
      >
        <Fields
          search={search}
          onApply={(change) => {
            setFiltering(false)
            void go(change)
          }}
        />
      </Drawer>
    </>
  )
}

function Orders() {
  return ORDERS.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function Fields({ search, onApply }: { search: OffersSearch; onApply: (change: OffersSearch) => void }) {
  const [start, setStart] = useState(search.start_date ?? '')
  const [end, setEnd] = useState(search.end_date ?? '')
  const [order, setOrder] = useState(orderOf(search))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply({
      start_date: start || undefined,
      end_date: end || undefined,
      ...orderedBy(order),
    })
  }
  return (
    <form id="filtres" className={css.fields} onSubmit={submit}>
      <DateField
        label="Créées du"
        hint=""
        name="start_date"
        id="filtre-debut"
        value={start}
        max={end || undefined}
        onChange={(event) => setStart(event.target.value)}
      />
      <DateField
        label="Au"
        hint=""
        name="end_date"
        id="filtre-fin"
        value={end}
        min={start || undefined}
        onChange={(event) => setEnd(event.target.value)}
      />
      <label className={css.order}>
        Ordre
        <select className={field.input} value={order} onChange={(event) => setOrder(event.target.value)}>
          <Orders />
        </select>
      </label>
    </form>
  )
}
