import { answersIn } from '#src/companies/shared/answer-badge.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import type { CompanyItem } from '../contract.ts'
import css from './list.module.css'
import { offersOf, profileHref, sizeOf } from './words.ts'

/** A company in the list; the whole card leads to it. */
export function CompanyCard({ company }: { company: CompanyItem }) {
  const { name, logo, activity_area, city, response, answers_in_days: days } = company
  return (
    <article className={css.card}>
      <CompanyLogo logo={logo} name={name} />
      <div className={css.who}>
        <h3>
          <AppLink href={profileHref(company)}>{name}</AppLink>
        </h3>
        {activity_area && <p>{activity_area.name}</p>}
        <p className="dots">
          {city && <span>{city.name}</span>}
          {sizeOf(company) && <span>{sizeOf(company)}</span>}
        </p>
        {days !== null && (
          <p className={css.earned}>
            <Badge tone="green">{answersIn(days)}</Badge>
          </p>
        )}
      </div>
      <p className={css.foot}>
        <span className={company.open_offers_count > 0 ? css.hiring : undefined}>{offersOf(company)}</span>
        <span className={css.rate}>
          {response ? (
            <>
              <b>
                {response.rate}
                {'\u00A0'}%
              </b>{' '}
              de réponses
              {response.median_days !== null &&
                days === null &&
                ` en ${counted(response.median_days, 'jour')}`}
            </>
          ) : (
            'Pas encore de chiffre'
          )}
        </span>
      </p>
    </article>
  )
}
