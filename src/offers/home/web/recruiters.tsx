import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import type { Home } from './queries.ts'
import css from './recruiters.module.css'

/** A company that answers at least this percentage is shown as one that keeps its promise. */
const GOOD = 50

export function HomeRecruiters({ recruiters }: { recruiters: Home['recruiters'] }) {
  return (
    <div className={css.card}>
      <p className={css.note}>
        Classés par taux de réponse sur 90{'\u00A0'}jours, jamais selon ce qu’ils paient.
      </p>
      <ul className={css.rank}>
        {recruiters.map((recruiter) => (
          <li key={recruiter.id}>
            <CompanyLogo logo={recruiter.logo} size={44} />
            <span>
              <AppLink href={`/profils/${recruiter.slug}`}>{recruiter.name}</AppLink>
              <small>
                {counted(recruiter.open_offers_count, 'offre')}
                {recruiter.activity_area && `, ${recruiter.activity_area.name}`}
              </small>
            </span>
            {recruiter.response && (
              <span className={classes(css.rate, recruiter.response.rate >= GOOD && css.good)}>
                {recruiter.response.rate}
                {'\u00A0'}%<span className="hidden-text"> de réponses</span>
                {recruiter.response.median_days !== null && (
                  <small>en {counted(recruiter.response.median_days, 'jour')}</small>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
