import type { Match } from '../contract.ts'
import { CRITERIA, CRITERION_NAMES } from '../shared/criteria.ts'
import css from './details.module.css'

export function ScoreDetails({ match: { score, known_count, details } }: { match: Match }) {
  return (
    <div className={css.details}>
      <table>
        <caption className="hidden-text">Le détail de {score}&nbsp;%</caption>
        <tbody>
          {details.map(({ criterion, weight, points, text }) => (
            <tr key={criterion} className={points === null ? css.unknown : undefined}>
              <th scope="row">{CRITERIA[criterion].label}</th>
              <td className={css.meter} aria-hidden="true">
                <span>
                  <i style={{ width: `${(100 * (points ?? 0)) / weight}%` }} />
                </span>
              </td>
              <td className={css.text}>{text}</td>
              <td className={css.points}>{points === null ? 'Non compté' : `${points} / ${weight}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {known_count === CRITERION_NAMES.length
          ? 'Somme des points des six critères.'
          : `Part des points des ${known_count} critères connus.`}{' '}
        Ni l’âge, ni le sexe, ni l’origine, ni le nom, ni la photo n’entrent en compte.
      </p>
    </div>
  )
}
