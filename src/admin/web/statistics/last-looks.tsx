import { UNATTENDED_DAYS } from '#src/offers/attending/shared/delays.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatCount } from '#src/shared/money.ts'
import type { showLastLooks } from '../../statistics/contract.ts'
import { ChartCard } from './chart-card.tsx'
import charts from './charts.module.css'
import { StepBar } from './step-bar.tsx'
import { formatLookedWithin, formatShare } from './words.ts'

type Looks = ReplyOf<typeof showLastLooks>['data']

/** How long nobody has looked at the applications to each offer where people wait: now, whatever the period. */
export function LastLooks({ looks: { median, parts } }: { looks: Looks }) {
  const total = parts.reduce((sum, { offers }) => sum + offers, 0)
  const named = parts.map((part, index) => ({
    ...part,
    name: formatLookedWithin(parts[index - 1]?.within ?? null, part.within),
  }))
  return (
    <ChartCard
      title="Dernier regard d’un recruteur"
      lead={median === null ? undefined : `médiane ${median} j`}
      chart={
        <ol className={charts.waits}>
          {named.map(({ name, offers }) => (
            <li key={name}>
              <div>
                <b>{name}</b>
                <span>{formatCount(offers)}</span>
              </div>
              <StepBar part={total === 0 ? 0 : (100 * offers) / total} />
            </li>
          ))}
        </ol>
      }
      table={
        <table>
          <caption className="hidden-text">Offres par jours depuis le dernier regard</caption>
          <thead>
            <tr>
              <th scope="col">Dernier regard</th>
              <th scope="col">Offres</th>
              <th scope="col">Part</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ name, offers }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="Offres">{formatCount(offers)}</td>
                <td data-label="Part">{formatShare(offers, total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
      foot={`Offres en ligne où des candidats attendent une réponse, en ce moment. Après ${UNATTENDED_DAYS} jours sans regard, on demande à la société si l’offre est toujours ouverte.`}
    />
  )
}
