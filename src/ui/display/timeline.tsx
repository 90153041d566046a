import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { CheckIcon, ClockIcon, CloseIcon } from '../icons.tsx'
import css from './timeline.module.css'

export interface TimelineStep {
  id: string
  title: string
  state: 'done' | 'current' | 'next' | 'refused'
  /** Already written for people; `at` is the machine's. */
  when?: string
  at?: string
  detail?: ReactNode
  icon?: ReactNode
  children?: ReactNode
}

/** What happened, what is open, what comes next. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classes(css.step, css[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {step.icon ?? defaultIcon(step.state)}
          </span>
          <div>
            <div className={css.line}>
              <h3>{step.title}</h3>
              {step.when && <time dateTime={step.at}>{step.when}</time>}
            </div>
            {step.detail && <p className={css.detail}>{step.detail}</p>}
            {step.children && <div className={css.more}>{step.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function defaultIcon(state: TimelineStep['state']): ReactNode {
  if (state === 'done') return <CheckIcon size={16} strokeWidth={2.25} />
  if (state === 'refused') return <CloseIcon size={16} strokeWidth={2.25} />
  return state === 'current' ? <ClockIcon size={16} strokeWidth={2.25} /> : null
}
