import { markOf } from '#src/applications/reviewing/web/stage-mark.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'
import { StageRing } from '#src/ui/display/stage.tsx'
import { MailIcon } from '#src/ui/icons.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'

interface ApplicationMoreMenuProps {
  steps: readonly { step: ChosenStage; label: string }[]
  disabled: boolean
  onChoose: (step: ChosenStage) => void
  /** Absent where no message would reach the person. */
  onMessage: (() => void) | undefined
}

/** The menu has the stages that are not the next one, further or back. */
export function ApplicationMoreMenu({ steps, disabled, onChoose, onMessage }: ApplicationMoreMenuProps) {
  return (
    <MenuButton label="Autres étapes" title="Autres étapes" look="secondary" disabled={disabled} side="left">
      {(press) => (
        <>
          {steps.map(({ step, label }) => (
            <li key={step}>
              <button type="button" onClick={press(() => onChoose(step))}>
                <StageRing mark={markOf({ status: 'active', stage: step, outcome: null })} />
                {label}
              </button>
            </li>
          ))}
          {onMessage && (
            <li>
              <button type="button" onClick={press(onMessage)}>
                <MailIcon size={18} />
                Changer d’étape avec un message
              </button>
            </li>
          )}
        </>
      )}
    </MenuButton>
  )
}
