import type { Match } from '#src/matching/scoring/contract.ts'
import { CRITERIA } from '#src/matching/scoring/shared/criteria.ts'
import { plural } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import { MinusIcon } from '#src/ui/workspace-icons.tsx'
import css from './match.module.css'

/** A criterion speaks for the person from this share of its weight on. */
const GOOD = 0.6

/** A criterion that is not known counts for nothing in the score. */
export function PanelMatch({ match }: { match: Match | null }) {
  if (!match)
    return (
      <section className={css.match}>
        <h3>Correspondance</h3>
        <p>Le profil et l’offre n’en disent pas assez pour la calculer.</p>
      </section>
    )
  const { score, known_count, details } = match
  return (
    <section className={css.match}>
      <h3>
        Correspondance {score}&nbsp;%
        <small>
          {known_count} {plural(known_count, 'critère connu', 'critères connus')}
        </small>
      </h3>
      <ul>
        {details.map(({ criterion, points, weight, text }) => {
          const isGood = points !== null && points / weight >= GOOD
          return (
            <li key={criterion} className={classes(isGood && css.good)} title={text}>
              {isGood ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
              {CRITERIA[criterion].word}
              <span>{points === null ? 'inconnu' : `${points} / ${weight}`}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
