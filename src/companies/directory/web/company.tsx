import { useSuspenseQuery } from '@tanstack/react-query'
import { CompanyLogo } from '#src/offers/web/company-logo.tsx'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import { CheckIcon, ChevronLeftIcon } from '#src/ui/icons.tsx'
import type { CompanyPage } from '../contract.ts'
import { CompanyAnswers } from './answers.tsx'
import { CompanyBrief } from './brief.tsx'
import css from './company.module.css'
import { CompanyOffers } from './open-offers.tsx'
import { companyQuery } from './queries.ts'
import { seeOffersOf, sizeOf } from './words.ts'

/** What everybody reads of a company, and what it has open. */
export function CompanyProfile({ slug, page }: { slug: string; page: number }) {
  const { data: company } = useSuspenseQuery(companyQuery(slug))
  return (
    <div className={classes('container', css.page)}>
      <AppLink href="/societe" className={css.back} data-screen>
        <ChevronLeftIcon size={16} />
        Toutes les sociétés
      </AppLink>
      <Head company={company} />
      <aside className={css.aside} aria-label="La société en bref">
        <CompanyAnswers company={company} />
        <CompanyBrief company={company} />
      </aside>
      <div className={css.main}>
        <Presentation company={company} />
        <CompanyOffers company={company} page={page} />
      </div>
    </div>
  )
}

function Head({ company }: { company: CompanyPage }) {
  const { name, logo, activity_area, city, region, open_offers_count } = company
  const place = [...new Set([city?.name, region?.name])].filter(Boolean).join(', ')
  return (
    <header className={css.head}>
      <div className={css.id}>
        <CompanyLogo logo={logo} size={112} />
        <div>
          <h1>{name}</h1>
          <p className={classes(css.what, 'dots')}>
            <span className={css.verified}>
              <CheckIcon size={16} />
              Société vérifiée
            </span>
            {activity_area && <span>{activity_area.name}</span>}
            {place && <span>{place}</span>}
            {sizeOf(company) && <span>{sizeOf(company)}</span>}
          </p>
        </div>
        {open_offers_count > 0 && (
          <LinkButton href="#offres" className={css.see} data-screen>
            {seeOffersOf(company)}
          </LinkButton>
        )}
      </div>
      <nav className={css.parts} aria-label="Sur cette page">
        {company.description && <a href="#presentation">Présentation</a>}
        {company.benefits.length > 0 && <a href="#avantages">Avantages</a>}
        <a href="#offres">
          Offres <span className="num">{formatCount(open_offers_count)}</span>
        </a>
      </nav>
    </header>
  )
}

function Presentation({ company: { description, benefits } }: { company: CompanyPage }) {
  if (!description && benefits.length === 0) return null
  return (
    <article className={css.doc}>
      {description && (
        <section id="presentation">
          <h2>Présentation</h2>
          <SafeHtml html={description} />
        </section>
      )}
      {benefits.length > 0 && (
        <section id="avantages">
          <h2>Avantages</h2>
          <ul className={css.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon size={16} />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
