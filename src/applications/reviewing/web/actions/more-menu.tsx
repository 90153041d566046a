import { Button } from '#src/ui/button.tsx'
import { StageRing } from '#src/ui/display/stage.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { DotsIcon, MailIcon } from '#src/ui/workspace-icons.tsx'
import { markOf } from '../marks.ts'
import type { StageChange } from '../queries.ts'
import css from './more-menu.module.css'

interface ApplicationMoreMenuProps {
  steps: readonly { step: StageChange; label: string }[]
  disabled: boolean
  onChoose: (step: StageChange) => void
  /** A change of stage that says something. */
  onMessage: () => void
}

/** The other stages, further or back. */
export function ApplicationMoreMenu({ steps, disabled, onChoose, onMessage }: ApplicationMoreMenuProps) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const leave = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  const choose = (step: StageChange) => {
    leave()
    onChoose(step)
  }
  const write = () => {
    leave()
    onMessage()
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
          <li>
            <button type="button" onClick={write}>
              <MailIcon size={18} />
              Changer d’étape avec un message
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
