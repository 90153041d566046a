import { useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { ListNoResults, type RaRecord, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import css from './rows.module.css'

/** What a phone shows of a row. */
interface Card {
  title: string
  /** Its screen. */
  to?: string
  lines: ReactNode[]
}

interface RowsProps<Row extends RaRecord> {
  card: (row: Row) => Card
  /** The table, where there is room for one. */
  children: ReactNode
}

/** A table, or on a phone a card for each row. */
export function Rows<Row extends RaRecord>({ card, children }: RowsProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const { data } = useListContext<Row>()
  if (!isPhone) return children
  if (data?.length === 0) return <ListNoResults />
  return (
    <ul className={css.cards}>
      {data?.map((row) => (
        <li key={row.id}>
          <OneCard {...card(row)} />
        </li>
      ))}
    </ul>
  )
}

function OneCard({ title, to, lines }: Card) {
  return (
    <>
      {to ? <Link to={to}>{title}</Link> : <b>{title}</b>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card keep their places.
        <div key={index}>{line}</div>
      ))}
    </>
  )
}
