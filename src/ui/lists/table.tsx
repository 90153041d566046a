import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import css from './table.module.css'

interface ListTableProps {
  caption: string
  /** The cells of its head. */
  head: ReactNode
  /** Its rows. */
  children: ReactNode
  /** Says how wide its columns are, and how a row is laid out on phones. */
  className?: string | undefined
}

/** A table; on phones each row is laid out as a card. */
export function ListTable({ caption, head, children, className }: ListTableProps) {
  return (
    <div className={classes(css.sheet, className)}>
      <table>
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
