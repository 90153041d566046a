import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../class-names.ts'
import { ArrowUpIcon, ChevronDownIcon } from '../icons.tsx'
import { ArrowDownIcon, PlusIcon, TrashIcon } from '../workspace-icons.tsx'
import css from './rows.module.css'

interface Row {
  key: number
}

interface RowsProps<R extends Row> {
  /** Path of the list: the rows' fields are `experiences.0.title`. */
  name: string
  rows: R[]
  onChange: (rows: R[]) => void
  empty: R
  max: number
  addLabel: string
  /** How the row is called where it is moved or removed. */
  nameOf: (row: R) => string
  /** Rows of many fields are closed until one is opened; those named here stay open: something is to correct. */
  folded?: { keepOpen: (index: number) => boolean }
  children: (row: R, index: number, change: (patch: Partial<R>) => void) => ReactNode
}

/** A list whose rows are added, removed and moved by buttons. */
export function Rows<R extends Row>(props: RowsProps<R>) {
  const { name, rows, onChange, empty, max, addLabel, nameOf, folded, children } = props
  const [said, setSaid] = useState('')
  const [opened, setOpened] = useState<number[]>(() => (rows.length === 1 ? rows.map((row) => row.key) : []))
  // They stay so once it is corrected: a row must not close around what is being written.
  const held = rows.filter((row, index) => folded?.keepOpen(index) && !opened.includes(row.key))
  if (held.length > 0) setOpened([...opened, ...held.map((row) => row.key)])
  const isOpen = (row: R) => !folded || opened.includes(row.key)
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map((row) => row.key))
    onChange([...rows, { ...empty, key }])
    setOpened([key])
    focusLater(`[id^="${name}.${rows.length}."]`)
  }
  const remove = (index: number) => {
    onChange(rows.filter((_, at) => at !== index))
    setSaid('Élément retiré')
    focusLater(`[data-add="${name}"]`)
  }
  const move = (index: number, by: -1 | 1) => {
    const [moved] = rows.slice(index, index + 1)
    if (!moved) return
    const to = index + by
    onChange(rows.toSpliced(index, 1).toSpliced(to, 0, moved))
    setSaid(`${nameOf(moved)}, position ${to + 1} sur ${rows.length}`)
    const isLast = by < 0 ? to === 0 : to === rows.length - 1
    focusLater(`[data-move="${name}.${to}.${isLast ? -by : by}"]`)
  }
  return (
    <div className={css.rows}>
      {rows.length > 0 && (
        <ol className={css.list}>
          {rows.map((row, index) => (
            <li key={row.key} className={css.row}>
              <div className={classes(css.tools, isOpen(row) && css.above)}>
                {folded ? (
                  <button
                    type="button"
                    className={css.fold}
                    aria-expanded={isOpen(row)}
                    onClick={() => setOpened(isOpen(row) ? [] : [row.key])}
                  >
                    <ChevronDownIcon size={18} />
                    {nameOf(row)}
                  </button>
                ) : (
                  <b>{nameOf(row)}</b>
                )}
                <Button
                  {...tool(`Monter ${nameOf(row)}`)}
                  data-move={`${name}.${index}.-1`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUpIcon size={18} />
                </Button>
                <Button
                  {...tool(`Descendre ${nameOf(row)}`)}
                  data-move={`${name}.${index}.1`}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDownIcon size={18} />
                </Button>
                <Button {...tool(`Retirer ${nameOf(row)}`)} onClick={() => remove(index)}>
                  <TrashIcon size={18} />
                </Button>
              </div>
              {isOpen(row) &&
                children(row, index, (patch) =>
                  onChange(rows.map((each) => (each.key === row.key ? { ...each, ...patch } : each))),
                )}
            </li>
          ))}
        </ol>
      )}
      {rows.length < max && (
        <div>
          <Button look="soft" data-add={name} onClick={add}>
            <PlusIcon size={18} />
            {addLabel}
          </Button>
        </div>
      )}
      <span className="hidden-text" role="status">
        {said}
      </span>
    </div>
  )
}

function tool(label: string) {
  return { look: 'quiet', small: true, iconOnly: true, 'aria-label': label, title: label } as const
}

/** Once the list is drawn again. */
function focusLater(selector: string) {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
