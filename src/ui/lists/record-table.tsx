import type { ReactNode } from 'react'
import { AppLink } from '../app-link.tsx'
import { classes } from '../class-names.ts'
import { Skeleton } from '../display/skeleton.tsx'
import css from './record-table.module.css'
import { ListTable } from './table.tsx'

export interface Column<Row> {
  label: string
  /** Null for what is not known: a dash in the table, nothing on a card. */
  cell: (row: Row) => ReactNode
  /** Its share of the table, as `34%`; those without one divide what is left. */
  width?: string
  /** On phones it stands across the card. */
  onPhone?: 'wide'
  /** Its figures stand below each other. */
  isNumber?: boolean
}

interface RecordTableProps<Row> {
  caption: string
  /** The first one names the row: it leads to it, and is the title of its card. */
  columns: readonly Column<Row>[]
  /** Undefined while they are read. */
  rows: readonly Row[] | undefined
  /** The page of a row. */
  hrefOf?: ((row: Row) => string) | undefined
}

/** A table of records told by its columns; on phones each row becomes a card with the labels in it. */
export function RecordTable<Row extends { id: number | string }>({
  caption,
  columns,
  rows,
  hrefOf,
}: RecordTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <ListTable
      caption={caption}
      className={css.records}
      head={columns.map(({ label, width, isNumber }) => (
        <th key={label} scope="col" style={{ width }} className={classes(isNumber && css.number)}>
          {label}
        </th>
      ))}
    >
      {rows ? (
        rows.map((row) => (
          <tr key={row.id} className={classes(hrefOf && css.opens)}>
            <th scope="row">
              {hrefOf ? <AppLink href={hrefOf(row)}>{first?.cell(row)}</AppLink> : first?.cell(row)}
            </th>
            {others.map(({ label, cell, onPhone, isNumber }) => (
              <td
                key={label}
                data-label={label}
                className={classes(onPhone === 'wide' && css.wide, isNumber && css.number)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))
      ) : (
        <SkeletonRows labels={columns.map(({ label }) => label)} />
      )}
    </ListTable>
  )
}

const SKELETON_ROWS = 'abcdefgh'.split('')

function SkeletonRows({ labels }: { labels: string[] }) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row}>
      {labels.map((label) => (
        <td key={label}>
          <Skeleton width="70%" />
        </td>
      ))}
    </tr>
  ))
}
