import { useSuspenseQuery } from '@tanstack/react-query'
import { RecruiterList } from '#src/offers/home/web/recruiters.tsx'
import { ALERT_PAGE } from '#src/offers/shared/alert-page.ts'
import cards from '#src/offers/web/card.module.css'
import { OfferCard } from '#src/offers/web/card.tsx'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ArrowRightIcon, BellIcon } from '#src/ui/icons.tsx'
import type { LandingPage as Landing } from '../contract.ts'
import { Breakdown } from './breakdown.tsx'
import { LandingHero } from './hero.tsx'
import { LinkChips, NearList } from './links.tsx'
import css from './page.module.css'
import { landingQuery } from './queries.ts'

/** The work in a town, a sector or an occupation, or in two of them at once. */
export function LandingPage({ slug, second }: { slug: string; second?: string }) {
  const { data } = useSuspenseQuery(landingQuery(slug, second))
  const page = data.data
  if (!page) return null
  return (
    <>
      <LandingHero page={page} />
      <div className="container">
        <Figures {...page.figures} />
        <div className={classes(css.section, css.two)}>
          <Offers page={page} />
          {page.recruiters.length > 0 && (
            <aside aria-labelledby="landing-recruiters">
              <div className={css.heading}>
                <h2 id="landing-recruiters">Qui recrute</h2>
              </div>
              <RecruiterList
                recruiters={page.recruiters}
                note={'Celles qui ont le plus d’offres ici, avec leur taux de réponse sur 90\u00a0jours.'}
              />
            </aside>
          )}
        </div>
        {page.breakdown && <Breakdown breakdown={page.breakdown} figures={page.figures} />}
        <div className={classes(css.section, css.duo)}>
          {page.paragraphs.length > 0 && (
            <section>
              <h2>{page.text_heading}</h2>
              <div className={css.text}>
                {page.paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </section>
          )}
          <div className={css.stack}>
            <LinkChips title="Métiers recherchés" links={page.occupations} />
            <NearList near={page.near} />
          </div>
        </div>
        <p className={css.all}>
          <AppLink href="/emploi">
            Toutes les villes, tous les secteurs et tous les métiers <ArrowRightIcon size={16} />
          </AppLink>
        </p>
      </div>
    </>
  )
}

function Offers({ page }: { page: Landing }) {
  const { open_offers } = page.figures
  return (
    <section aria-labelledby="landing-offers">
      <div className={css.heading}>
        <h2 id="landing-offers">Dernières offres</h2>
        <AppLink href={page.offers_path}>
          Les {formatCount(open_offers)} offres <ArrowRightIcon size={16} />
        </AppLink>
      </div>
      <div className={cards.list}>
        {page.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </div>
      <aside className={css.alert} aria-label="Alerte">
        <BellIcon />
        <p>
          <b>Les prochaines offres, par e-mail.</b>
          <small>Dès leur parution, chaque jour ou chaque semaine, sans compte.</small>
        </p>
        <LinkButton href={page.offers_path.replace('/offres', ALERT_PAGE)} look="secondary">
          Créer une alerte
        </LinkButton>
      </aside>
    </section>
  )
}

function Figures(figures: Landing['figures']) {
  const { open_offers, new_offers, companies, median_salary, shown_salaries, answered_rate, is_sampled } =
    figures
  const fresh =
    is_sampled && new_offers >= open_offers ? '' : `, dont ${formatCount(new_offers)} depuis lundi`
  const shown = [
    [formatCount(open_offers), `${plural(open_offers, 'offre ouverte', 'offres ouvertes')}${fresh}`],
    [formatCount(companies), plural(companies, 'société qui recrute', 'sociétés qui recrutent')],
    median_salary !== null && [
      formatMoney(median_salary),
      `salaire médian affiché, sur ${counted(shown_salaries, 'offre')}`,
    ],
    answered_rate !== null && [`${answered_rate}\u00a0%`, 'de candidatures répondues en 90\u00a0jours'],
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
