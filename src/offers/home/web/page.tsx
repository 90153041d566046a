import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { offersHref } from '#src/offers/search/web/address.ts'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { formatCount } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { HomeHero } from './hero.tsx'
import css from './page.module.css'
import { type Home, homeQuery } from './queries.ts'
import { RecruiterList } from './recruiters.tsx'
import { HomeSteps } from './steps.tsx'
import { HomeTrust } from './trust.tsx'

const SECTORS = 12
const CITIES = 6

export function HomePage() {
  const { data: home } = useSuspenseQuery(homeQuery)
  return (
    <>
      <HomeHero />
      <div className="container">
        <Figures {...home} />
        <Places home={home} />
        <div className={classes(css.section, css.two, 'below')}>
          <section>
            <Heading title="Offres récentes" href="/offres" link="Toutes les offres" />
            <div className={classes(cards.list, css.recent)}>
              {home.offers.map((offer) => (
                <OfferCard key={offer.id} offer={offer} />
              ))}
            </div>
          </section>
          <section>
            <Heading title="Ils recrutent" href="/top-recruteur" link="Classement" />
            <RecruiterList
              recruiters={home.recruiters}
              note={'Classés par taux de réponse sur 90\u00a0jours, jamais selon ce qu’ils paient.'}
            />
          </section>
        </div>
        <section className={classes(css.section, 'below')}>
          <Heading title="Comment ça marche" />
          <HomeSteps />
        </section>
      </div>
      <HomeTrust />
    </>
  )
}

function Heading({ title, href, link }: { title: string; href?: string; link?: ReactNode }) {
  return (
    <div className={css.heading}>
      <h2>{title}</h2>
      {href && (
        <AppLink href={href}>
          {link} <ArrowRightIcon size={16} />
        </AppLink>
      )}
    </div>
  )
}

function Figures({ figures, is_exact }: Pick<Home, 'figures' | 'is_exact'>) {
  const { open_offers, verified_companies, answered_rate, median_days } = figures
  const shown = [
    [`${is_exact ? '' : 'Plus de '}${formatCount(open_offers)}`, 'offres ouvertes aujourd’hui'],
    [formatCount(verified_companies), 'sociétés vérifiées'],
    answered_rate !== null && [`${answered_rate}\u00A0%`, 'de candidatures répondues en 90\u00A0jours'],
    median_days !== null && [counted(median_days, 'jour'), 'délai médian de réponse'],
  ].filter((each) => each !== false)
  return (
    <dl className={css.figures}>
      {shown.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Places({ home }: { home: Home }) {
  return (
    <section className={css.section}>
      <Heading title="Par secteur" href="/emploi" link="Villes, secteurs et métiers" />
      <ul className={css.index}>
        {home.activity_areas.slice(0, SECTORS).map(({ id, name, count, path }) => (
          <li key={id}>
            <AppLink href={path ?? offersHref({ activity_area: String(id) })}>
              {name}
              {home.is_exact && <Count count={count} />}
            </AppLink>
          </li>
        ))}
      </ul>
      <ul className={css.cities} aria-label="Par ville">
        <li aria-hidden="true">Par ville{'\u00A0'}:</li>
        {home.cities.slice(0, CITIES).map(({ id, name, count, path }) => (
          <li key={id}>
            <AppLink href={path ?? offersHref({ city: String(id) })}>
              {name} {home.is_exact && <Count count={count} />}
            </AppLink>
          </li>
        ))}
      </ul>
      {home.occupations.length > 0 && (
        <ul className={css.cities} aria-label="Par métier">
          <li aria-hidden="true">Par métier{'\u00A0'}:</li>
          {home.occupations.map(({ name, path, count }) => (
            <li key={path}>
              <AppLink href={path}>
                {name} <Count count={count} />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className={css.count}>
      {formatCount(count)}
      <span className="hidden-text"> offres</span>
    </span>
  )
}
