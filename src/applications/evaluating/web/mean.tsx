import { classes } from '#src/ui/class-names.ts'
import type { EvaluatedCriterion } from '../contract.ts'
import { RATINGS } from '../shared/limits.ts'
import css from './mean.module.css'
import { formatRating } from './opinion.tsx'

export function Mean({ criterion: { mean, ratings } }: { criterion: EvaluatedCriterion }) {
  if (mean === null) return <p className={css.given}>Pas encore notée</p>
  return (
    <div>
      <p className={css.bars}>
        <span aria-hidden="true">
          {RATINGS.map((value) => (
            <i key={value} className={classes(value <= Math.round(mean) && css.full)} />
          ))}
        </span>
        <span className="hidden-text">Moyenne&nbsp;: </span>
        {formatRating(mean)}
        <span className="hidden-text"> sur 5</span>
      </p>
      <p className={css.given}>{ratings.map(({ author, value }) => `${author} ${value}`).join(', ')}</p>
    </div>
  )
}
