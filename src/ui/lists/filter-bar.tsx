import type { ChangeEvent, FormEvent, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../class-names.ts'
import { useEarlyAnswer } from '../form/early-answer.ts'
import field from '../form/field.module.css'
import { type LiveText, SearchInput } from '../form/search-input.tsx'
import { FilterIcon } from '../icons.tsx'
import css from './filter-bar.module.css'

/** By the day of each row. */
export const ORDERS = [
  { value: 'desc', label: 'Plus récentes d’abord' },
  { value: 'asc', label: 'Plus anciennes d’abord' },
] as const

interface FilterBarProps {
  label: string
  /** What is searched; on phones the first alone. */
  texts: readonly { label: string; live: LiveText }[]
  /** Letters from which a text is searched. */
  least: number
  order: string
  orders?: readonly { value: string; label: string }[]
  onOrder: (order: string) => void
  /** Filters in force behind « Filtres ». */
  count?: number
  /** Opens the filters that have no place in the bar. */
  onMore?: () => void
  /** On wide screens every field stands in the bar, and « Filtres » is for phones alone. */
  moreOnPhones?: boolean
  /** Fields that stand in the bar themselves; beside « Filtres » they are left to it on phones. */
  children?: ReactNode
}

/** Over a list: what is filtered most and the order; where the fields are too many for a bar, the rest is behind « Filtres ». */
export function FilterBar({
  label,
  texts,
  least,
  count = 0,
  onMore,
  moreOnPhones,
  children,
  ...order
}: FilterBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    for (const { live } of texts) live.send()
  }
  return (
    <form
      className={classes(css.bar, onMore ? css.line : css.open, moreOnPhones && css.whole)}
      onSubmit={submit}
      aria-label={label}
      data-looks
    >
      <div className={css.texts}>
        {texts.map((text) => (
          <SearchInput key={text.label} {...text} />
        ))}
      </div>
      {children}
      <OrderSelect {...order} />
      {onMore && <FiltersButton count={count} onClick={onMore} />}
      <p className={css.hint} role="status">
        {texts.some(({ live }) => live.short) && `Écrivez au moins ${least} lettres pour chercher.`}
      </p>
    </form>
  )
}

function OrderSelect({
  order,
  orders = ORDERS,
  onOrder,
}: Pick<FilterBarProps, 'order' | 'orders' | 'onOrder'>) {
  return (
    <BarSelect label="Trier" value={order} onChange={onOrder}>
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </BarSelect>
  )
}

interface BarSelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A choice in the bar, which filters at once. */
export function BarSelect({ label, value, onChange, children }: BarSelectProps) {
  const select = {
    value,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value),
  }
  const early = useEarlyAnswer(select)
  return (
    <select className={`${field.input} ${css.select}`} aria-label={label} {...select} ref={early}>
      {children}
    </select>
  )
}

/** Opens the filters of a list. @param count those in force */
export function FiltersButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <Button look="secondary" small onClick={onClick} aria-haspopup="dialog">
      <FilterIcon size={16} />
      Filtres
      {count > 0 && (
        <span className={css.count}>
          <span className="hidden-text">(en place{'\u00A0'}: </span>
          {count}
          <span className="hidden-text">)</span>
        </span>
      )}
    </Button>
  )
}
