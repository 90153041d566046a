import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answersIn } from '#src/companies/shared/answer-badge.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import { CheckIcon, ChevronLeftIcon } from '#src/ui/icons.tsx'
import { useLowData } from '#src/ui/low-data.ts'
import type { CompanyPage } from '../contract.ts'
import { CompanyAnswers } from './answers.tsx'
import { CompanyBrief } from './brief.tsx'
import css from './company.module.css'
import { CompanyPhotos } from './photos.tsx'
import { companyQuery } from './queries.ts'
import { seeOffersOf, sizeOf } from './words.ts'

interface ProfileProps {
  slug: string
  /** The list of its open offers, which stands below the presentation. */
  children: ReactNode
}

/** The public page of a company. */
export function CompanyProfile({ slug, children }: ProfileProps) {
  const { data: company } = useSuspenseQuery(companyQuery(slug))
  return <CompanyView company={company}>{children}</CompanyView>
}

interface ViewProps {
  company: CompanyPage
  /** Inside a dialog, which has its own title and no way to the list. */
  within?: boolean
  children?: ReactNode
}

/** The page itself: as visitors read it, and as its members see it before. */
export function CompanyView({ company, within, children }: ViewProps) {
  return (
    <div className={classes(within ? css.within : 'container', css.page)}>
      {!within && (
        <AppLink href="/societe" className={css.back} data-screen>
          <ChevronLeftIcon size={16} />
          Toutes les sociétés
        </AppLink>
      )}
      <Head company={company} within={within} />
      <aside className={css.aside} aria-label="La société en bref">
        <CompanyAnswers company={company} />
        <CompanyBrief company={company} />
      </aside>
      <div className={css.main}>
        <Presentation company={company} />
        {children}
      </div>
    </div>
  )
}

function Head({ company, within }: Pick<ViewProps, 'company' | 'within'>) {
  const { name, logo, cover, activity_area, city, region, open_offers_count } = company
  const { answers_in_days: days } = company
  const isLow = useLowData()
  const place = [...new Set([city?.name, region?.name])].filter(Boolean).join(', ')
  return (
    <header className={css.head}>
      {cover && !isLow && (
        <img
          className={css.cover}
          src={cover.large}
          srcSet={`${cover.small} 750w, ${cover.large} 1500w`}
          sizes="(max-width: 1240px) 100vw, 1240px"
          width={1500}
          height={500}
          alt=""
        />
      )}
      <div className={css.id}>
        <CompanyLogo logo={logo} name={name} size={112} />
        <div>
          {within ? <h3>{name}</h3> : <h1>{name}</h1>}
          <p className={classes(css.what, 'dots')}>
            <span className={css.verified}>
              <CheckIcon size={16} />
              Société vérifiée
            </span>
            {activity_area && <span>{activity_area.name}</span>}
            {place && <span>{place}</span>}
            {sizeOf(company) && <span>{sizeOf(company)}</span>}
          </p>
          {days !== null && (
            <p className={css.earned}>
              <Badge tone="green">{answersIn(days)}</Badge>
            </p>
          )}
        </div>
        {open_offers_count > 0 && !within && (
          <LinkButton href="#offres" className={css.see} data-screen>
            {seeOffersOf(company)}
          </LinkButton>
        )}
      </div>
      {!within && <Parts company={company} />}
    </header>
  )
}

function Parts({ company }: { company: CompanyPage }) {
  return (
    <nav className={css.parts} aria-label="Sur cette page">
      {company.description && <a href="#presentation">Présentation</a>}
      {company.photos.length > 0 && (
        <a href="#photos">
          Photos <span className="num">{company.photos.length}</span>
        </a>
      )}
      {company.benefits.length > 0 && <a href="#avantages">Avantages</a>}
      <a href="#offres">
        Offres <span className="num">{formatCount(company.open_offers_count)}</span>
      </a>
    </nav>
  )
}

function Presentation({ company }: { company: CompanyPage }) {
  const { description, benefits, photos } = company
  if (!description && benefits.length === 0 && photos.length === 0) return null
  return (
    <div className={css.doc}>
      {description && (
        <section id="presentation">
          <h2>Présentation</h2>
          <SafeHtml html={description} />
        </section>
      )}
      <CompanyPhotos company={company} />
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
    </div>
  )
}
