import { focusLater } from './focus.ts'

/** A small button that only shows an icon. */
export function tool(label: string) {
  return { look: 'quiet', small: true, iconOnly: true, 'aria-label': label, title: label } as const
}

interface Row {
  id: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** What the buttons do that move a row by one; at an end the focus goes to the button that is left. */
export function stepsOf({ id, index, count, onMove }: Row) {
  const step = (by: -1 | 1) => {
    onMove(index, index + by)
    const to = index + by
    const isLast = by < 0 ? to === 0 : to === count - 1
    focusLater(`[data-step="${id}.${isLast ? -by : by}"]`)
  }
  return {
    up: { 'data-step': `${id}.-1`, disabled: index === 0, onClick: () => step(-1) },
    down: { 'data-step': `${id}.1`, disabled: index === count - 1, onClick: () => step(1) },
  }
}

interface LastLinesProps {
  isHidden: boolean
  onHide: () => void
  onRemove: () => void
}

/** The lines that end the menu of a row and of a section. */
export function LastLines({ isHidden, onHide, onRemove }: LastLinesProps) {
  return (
    <>
      <li>
        <button type="button" onClick={onHide}>
          {isHidden ? 'Afficher dans le CV' : 'Masquer dans le CV'}
        </button>
      </li>
      <li>
        <button type="button" onClick={onRemove}>
          Retirer
        </button>
      </li>
    </>
  )
}
