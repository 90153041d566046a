import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './desk.module.css'
import { Key } from './key.tsx'
import { useKeys } from './keys.ts'
import type { Refusal } from './queries.ts'

/** What a desk is opened with. */
export interface DeskProps {
  id: number
  /** Says where one is in the list, and leads on. */
  place: ReactNode
  onDecided: () => void
  /** Goes to the next one, where there is a list. */
  onNext?: (() => void) | undefined
}

/** Something to decide, with its key. */
export interface Decision {
  key: 'v' | 'r' | 'h'
  label: string
  look: 'primary' | 'danger' | 'quiet'
  disabled?: boolean
  press: () => void
}

interface DecisionBarProps extends Pick<DeskProps, 'place' | 'onNext'> {
  decisions: Decision[]
  refusal: Refusal | null
}

/** What can be decided; it stays in sight above a long desk. */
export function DecisionBar({ place, decisions, refusal, onNext }: DecisionBarProps) {
  useKeys(
    Object.fromEntries(decisions.map(({ key, press, disabled }) => [key, disabled ? undefined : press])),
  )
  return (
    <>
      <div className={css.bar} role="toolbar" aria-label="Décision">
        <div className={css.place}>{place}</div>
        {decisions.map(({ key, label, look, disabled, press }) => (
          <Button
            key={key}
            look={look}
            small
            disabled={disabled}
            onClick={press}
            aria-keyshortcuts={key.toUpperCase()}
          >
            {label}
            <Key>{key.toUpperCase()}</Key>
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {refusal && (
          <div className={css.notice}>
            <Alert
              kind={refusal.isTaken ? 'info' : 'error'}
              action={
                refusal.isTaken && onNext ? (
                  <Button look="secondary" small onClick={onNext} aria-keyshortcuts="J">
                    Suivante
                    <Key>J</Key>
                  </Button>
                ) : null
              }
            >
              {refusal.message}
            </Alert>
          </div>
        )}
      </div>
    </>
  )
}
