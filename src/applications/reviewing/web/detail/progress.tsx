import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { CHOSEN_STAGES, STAGES } from '#src/applications/shared/states.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { classes } from '#src/ui/class-names.ts'
import css from './progress.module.css'

const WORDS = {
  viewed: 'Consultée',
  review: 'À l’étude',
  shortlisted: 'Présélection',
  interview: 'Entretien',
  offer_made: 'Proposition',
} as const

/** An accepted proposal fills the segment of the proposal, so it has none of its own. */
const SHOWN = ['viewed', ...CHOSEN_STAGES] as const

export function ApplicationProgress({ application }: { application: RecruiterApplicationDetail }) {
  const { status, outcome } = application
  const closed = !isInProgress(application)
  const reached = status === 'closed' && outcome === 'hired' ? SHOWN.length : furthest(application)
  return (
    <ol
      className={classes(css.bar, closed && css.closed, outcome === 'hired' && css.hired)}
      aria-label="Étapes"
    >
      {SHOWN.map((stage, index) => (
        <li
          key={stage}
          className={index < reached ? css.past : index === reached ? css.now : undefined}
          aria-current={index === reached && !closed ? 'step' : undefined}
        >
          <span>{WORDS[stage]}</span>
        </li>
      ))}
    </ol>
  )
}

/** An application that ended shows the last stage of its history; -1 stands before the first. */
function furthest({ status, stage, timeline }: RecruiterApplicationDetail): number {
  if (status === 'active' && stage) return STAGES.indexOf(stage)
  if (status === 'submitted') return -1
  const last = [...timeline].sort((a, b) => b.at.localeCompare(a.at)).find((entry) => entry.stage !== null)
  return last?.stage ? STAGES.indexOf(last.stage) : -1
}
