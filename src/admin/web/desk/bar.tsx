import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import css from './desk.module.css'
import { Key } from './key.tsx'
import { useKeys } from './keys.ts'

/** Something to decide, with its key. */
export interface Decision {
  key: 'v' | 'r' | 'h'
  label: string
  look: 'main' | 'danger' | 'plain'
  disabled?: boolean
  press: () => void
}

const LOOKS = {
  main: { variant: 'contained', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
  plain: { variant: 'text', color: 'primary' },
} as const

interface BarProps {
  /** Where one is in the list, and how to go on. */
  place: ReactNode
  decisions: Decision[]
  refusal: { message: string; isTaken: boolean } | null
  /** Goes to the next one, where there is a list. */
  onNext: (() => void) | undefined
}

/** What can be decided, always in sight. */
export function DecisionBar({ place, decisions, refusal, onNext }: BarProps) {
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
            {...LOOKS[look]}
            disabled={disabled}
            onClick={press}
            aria-keyshortcuts={key.toUpperCase()}
            endIcon={<Key>{key.toUpperCase()}</Key>}
          >
            {label}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {refusal && (
          <Alert
            severity={refusal.isTaken ? 'info' : 'error'}
            sx={{ mx: { xs: 1.5, sm: 3 }, mt: 2 }}
            action={
              refusal.isTaken && onNext ? (
                <Button size="small" onClick={onNext} endIcon={<Key>J</Key>}>
                  Suivante
                </Button>
              ) : null
            }
          >
            {refusal.message}
          </Alert>
        )}
      </div>
    </>
  )
}
