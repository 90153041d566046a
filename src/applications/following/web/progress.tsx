import { stateTone } from '#src/applications/shared/labels.ts'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { ApplicationItem } from '../contract.ts'
import css from './progress.module.css'
import { stepOf } from './words.ts'

const STEPS = [1, 2, 3, 4, 5, 6]

/** An application in progress has one word and six segments; one that has ended has a badge. */
export function ApplicationProgress({ item }: { item: ApplicationItem }) {
  const reached = stepOf(item)
  if (reached === null) return <Badge tone={stateTone(item)}>{item.label}</Badge>
  return (
    <span className={css.progress}>
      {item.label}
      <span className={css.segments} role="img" aria-label={`Étape ${reached} sur ${STEPS.length}`}>
        {STEPS.map((step) => (
          <i key={step} className={classes(step <= reached && css.on)} />
        ))}
      </span>
    </span>
  )
}
