import type { Match } from '../../scoring/contract.ts'
import { CRITERIA } from '../../scoring/shared/criteria.ts'
import css from './score.module.css'

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
