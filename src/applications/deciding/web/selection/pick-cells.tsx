import { type ChangeEvent, useEffect } from 'react'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import css from './pick-cells.module.css'
import type { Selection } from './use-selection.ts'

export function PickCell({ item, selection }: { item: RecruiterApplication; selection: Selection }) {
  const input = {
    checked: selection.isChosen(item.id),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => selection.choose([item], target.checked),
  }
  const field = useEarlyAnswer(input)
  return (
    <td className={css.pick}>
      <label>
        <input
          type="checkbox"
          aria-label={`Sélectionner ${item.applicant_name}`}
          aria-keyshortcuts="X"
          data-pick=""
          {...input}
          ref={field}
        />
      </label>
    </td>
  )
}

interface PickAllCellProps {
  items: readonly RecruiterApplication[]
  selection: Selection
}

/** The box in the head of the table ticks every row of the page. */
export function PickAllCell({ items, selection }: PickAllCellProps) {
  const count = items.filter(({ id }) => selection.isChosen(id)).length
  const all = count > 0 && count === items.length
  const isSome = count > 0 && !all
  const input = {
    checked: all,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => selection.choose(items, target.checked),
  }
  const box = useEarlyAnswer(input)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [box, isSome])
  return (
    <th scope="col" className={css.pick}>
      <label>
        <input type="checkbox" aria-label="Sélectionner toute la page" {...input} ref={box} />
      </label>
    </th>
  )
}

/** Ticks or unticks the row that has the focus or, without one, the row that is open beside the list. */
export function pickFocusedRow(): void {
  const row = document.activeElement?.closest('tr') ?? document.querySelector('tr[aria-current]')
  row?.querySelector<HTMLInputElement>('[data-pick]')?.click()
}
