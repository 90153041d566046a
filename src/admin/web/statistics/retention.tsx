import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatCount } from '#src/shared/money.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { RETENTION_MONTHS } from '#src/statistics/shared/names.ts'
import type { Cohort, showRetention } from '../../statistics/contract.ts'
import css from './statistics.module.css'
import { formatShare } from './words.ts'

type RetentionReply = ReplyOf<typeof showRetention>['data']

/** Who came back, and which plans were taken again. */
export function Retention({ retention: { cohorts, terms } }: { retention: RetentionReply }) {
  return (
    <>
      <CohortTable
        title="Candidats qui reviennent"
        cohorts={cohorts.filter(({ kind }) => kind === 'applicant')}
      />
      <CohortTable
        title="Recruteurs qui reviennent"
        cohorts={cohorts.filter(({ kind }) => kind === 'recruiter')}
      />
      <section className={css.card} aria-labelledby="terms">
        <header>
          <h2 id="terms">Formules reprises</h2>
          <span className={css.lead}>dans les trente jours de leur fin</span>
        </header>
        {terms.length === 0 ? (
          <p className={css.cardFoot}>Aucune formule n’est encore arrivée à sa fin.</p>
        ) : (
          <div className={css.sheet}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Mois</th>
                  <th scope="col">Arrivées à leur fin</th>
                  <th scope="col">Reprises</th>
                  <th scope="col">Part</th>
                </tr>
              </thead>
              <tbody>
                {terms.map(({ month, ended, renewed }) => (
                  <tr key={month}>
                    <th scope="row">{formatMonth(month)}</th>
                    <td data-label="Arrivées à leur fin">{formatCount(ended)}</td>
                    <td data-label="Reprises">{renewed === null ? 'trop tôt' : formatCount(renewed)}</td>
                    <td data-label="Part">{renewed === null ? '—' : formatShare(renewed, ended)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  )
}

function CohortTable({ title, cohorts }: { title: string; cohorts: readonly Cohort[] }) {
  return (
    <section className={css.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className={css.lead}>par mois d’inscription, vus de nouveau après</span>
      </header>
      {cohorts.length === 0 ? (
        <p className={css.cardFoot}>Personne ne s’est encore inscrit.</p>
      ) : (
        <div className={css.sheet}>
          <table>
            <thead>
              <tr>
                <th scope="col">Inscrits en</th>
                <th scope="col">Combien</th>
                {RETENTION_MONTHS.map((months) => (
                  <th key={months} scope="col">
                    {months} mois
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.map(({ month, signups, back }) => (
                <tr key={month}>
                  <th scope="row">{formatMonth(month)}</th>
                  <td data-label="Combien">{formatCount(signups)}</td>
                  {back.map(({ months, count }) => (
                    <td
                      key={months}
                      data-label={`${months} mois`}
                      className={css.heat}
                      style={{ '--share': count === null ? 0 : count / signups } as React.CSSProperties}
                    >
                      {count === null ? '—' : formatShare(count, signups)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
