import { formatCount, formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import type { LandingPage } from '../contract.ts'
import css from './breakdown.module.css'
import page from './page.module.css'

type BreakdownProps = { breakdown: NonNullable<LandingPage['breakdown']>; figures: LandingPage['figures'] }

/** Where the offers are: by sector in a town, by town elsewhere. */
export function Breakdown({ breakdown: { by, rows }, figures }: BreakdownProps) {
  if (rows.length === 0) return null
  const most = Math.max(...rows.map(({ count }) => count))
  const hasMedians = rows.some(({ median_salary }) => median_salary !== null)
  return (
    <section className={page.section} aria-labelledby="landing-breakdown">
      <div className={page.heading}>
        <h2 id="landing-breakdown">
          {by === 'city' ? 'Les villes qui recrutent' : 'Les secteurs qui recrutent'}
        </h2>
      </div>
      <div className={css.card}>
        <table className={classes(css.table, hasMedians && css.paid)}>
          <thead>
            <tr>
              <th scope="col">{by === 'city' ? 'Ville' : 'Secteur'}</th>
              <th scope="col" colSpan={2}>
                Offres ouvertes
              </th>
              {hasMedians && <th scope="col">Salaire médian affiché</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, path, count, median_salary }) => (
              <tr key={path}>
                <th scope="row">
                  <AppLink href={path}>{name}</AppLink>
                </th>
                <td className={css.bar}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width={(100 * count) / most} height="10" rx="1" />
                  </svg>
                </td>
                <td className={css.count}>
                  {formatCount(count)}
                  {'\u00a0'}
                  {plural(count, 'offre')}
                </td>
                {hasMedians && (
                  <td className={css.pay}>
                    {median_salary === null ? (
                      <span className={css.none}>Trop peu de salaires affichés</span>
                    ) : (
                      formatMoney(median_salary)
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMedians && (
        <p className={css.fine}>
          Médiane des milieux de fourchette, arrondie à 10{'\u00a0'}000{'\u00a0'}Ar, sur les offres ouvertes
          qui affichent leur salaire{figures.is_sampled && ', les plus récentes'}. Il en faut cinq.
        </p>
      )}
    </section>
  )
}
