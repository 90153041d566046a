import { CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import css from './stepper.module.css'
import { STEPS } from './values.ts'

interface StepperProps {
  current: number
  /** The steps whose required fields are filled in, and those with something to correct. */
  done: readonly number[]
  wrong: readonly number[]
  onStep: (step: number) => void
}

/** The steps of the form. They can be filled in in any order, because the last one lists what is missing. */
export function Stepper({ current, done, wrong, onStep }: StepperProps) {
  return (
    <nav aria-label="Étapes de l’offre">
      <ol className={css.steps}>
        {STEPS.map(({ name }, step) => (
          <li key={name}>
            <button
              type="button"
              data-done={done.includes(step) || undefined}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <span className={css.number} aria-hidden="true">
                <Mark
                  step={step}
                  isWrong={wrong.includes(step)}
                  isDone={done.includes(step) && step !== current}
                />
              </span>
              <span className={css.name}>
                {name}
                <span className="hidden-text">
                  {wrong.includes(step) && ' (à corriger)'}
                  {done.includes(step) && ' (remplie)'}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className={css.where}>
        Étape {current + 1} sur {STEPS.length}, <b>{STEPS[current]?.name}</b>
      </p>
    </nav>
  )
}

function Mark({ step, isWrong, isDone }: { step: number; isWrong: boolean; isDone: boolean }) {
  if (isWrong) return <WarningIcon size={14} />
  return isDone ? <CheckIcon size={14} /> : step + 1
}
