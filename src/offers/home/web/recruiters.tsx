import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import type { Home } from './queries.ts'
import css from './recruiters.module.css'

/** A company that answers at least this percentage is shown as one that keeps its promise. */
const GOOD = 50

/** A recruiter; without a number of offers where they were not all counted. */
type Recruiter = Omit<Home['recruiters'][number], 'open_offers_count'> & { open_offers_count: number | null }

export function RecruiterList({ recruiters, note }: { recruiters: readonly Recruiter[]; note: string }) {
  return (
    <div className={css.card}>
      <p className={css.note}>{note}</p>
      <ul className={css.rank}>
        {recruiters.map((recruiter) => (
          <li key={recruiter.id}>
            <CompanyLogo logo={recruiter.logo} name={recruiter.name} size={44} />
            <span>
              <AppLink href={`/profils/${recruiter.slug}`}>{recruiter.name}</AppLink>
              <small>
                {[
                  recruiter.open_offers_count !== null && counted(recruiter.open_offers_count, 'offre'),
                  recruiter.activity_area?.name,
                ]
                  .filter(Boolean)
                  .join(', ')}
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
