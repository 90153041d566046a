import type { Match } from '../../scoring/contract.ts'
import { CRITERIA } from '../../scoring/shared/criteria.ts'
import css from './score.module.css'

/** How well somebody fits, as a ring around its figure. */
export function ScoreRing({ score }: Pick<Match, 'score'>) {
  const label = `Correspondance ${score}\u00A0%`
  return (
    <span className={css.ring} style={{ '--share': score } as object} role="img" aria-label={label}>
      {score}&nbsp;%
    </span>
  )
}

/** Why somebody fits, and what is missing. */
export function ScoreWhy({ reasons, gaps }: Pick<Match, 'reasons' | 'gaps'>) {
  return (
    <ul className={css.why}>
      {reasons.length > 0 && (
        <li>
          <span className="hidden-text">Correspond&nbsp;: </span>
          <span className="dots">
            {reasons.map(({ text }) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        </li>
      )}
      {gaps.map(({ text }) => (
        <li key={text} className={css.gap}>
          <span className="hidden-text">À noter&nbsp;: </span>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The points of each criterion. */
export function ScoreTable({ score, details }: Pick<Match, 'score' | 'details'>) {
  return (
    <>
      <h3>Correspondance {score}&nbsp;%</h3>
      <table className={css.table}>
        <tbody>
          {details.map(({ criterion, weight, points }) => (
            <tr key={criterion}>
              <th scope="row">{CRITERIA[criterion].label}</th>
              <td className={css.bar}>
                <div>
                  <i style={{ width: `${(100 * (points ?? 0)) / weight}%` }} />
                </div>
              </td>
              <td>{points === null ? 'non précisé' : `${points} / ${weight}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
