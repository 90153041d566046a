import { Button } from '#src/ui/button.tsx'
import { DotsIcon } from '#src/ui/icons.tsx'
import { useMenu } from '#src/ui/menu.ts'
import { StageRing } from '#src/ui/stage.tsx'
import { markOf } from './received-marks.ts'
import css from './received-more-menu.module.css'
import type { StageChange } from './received-queries.ts'

interface ReceivedMoreMenuProps {
  steps: readonly { step: StageChange; label: string }[]
  disabled: boolean
  onChoose: (step: StageChange) => void
}

/** The other stages, further or back. */
export function ReceivedMoreMenu({ steps, disabled, onChoose }: ReceivedMoreMenuProps) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const choose = (step: StageChange) => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
    onChoose(step)
  }
  return (
    <div ref={box} className={css.box}>
      <Button
        look="secondary"
        small
        iconOnly
        aria-label="Autres étapes"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <DotsIcon />
      </Button>
      {open && (
        <ul className={css.panel} aria-label="Autres étapes">
          {steps.map(({ step, label }) => (
            <li key={step}>
              <button type="button" onClick={() => choose(step)}>
                <StageRing mark={markOf({ status: 'active', stage: step, outcome: null })} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
