import { offersHref } from '#src/offers/search/web/address.ts'
import { SearchBar } from '#src/offers/search/web/bar.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { HomeFan } from './fan.tsx'
import css from './hero.module.css'

const OFTEN = ['Comptable', 'Téléconseiller', 'Chauffeur', 'Développeur']

export function HomeHero() {
  return (
    <section className={css.hero} aria-labelledby="home-title">
      <div className={classes('container', css.in)}>
        <div className={css.words}>
          <p className={css.asa}>
            <span>
              <b lang="mg">asa</b>, le travail
            </span>
            <span>
              <b lang="mg">safidy</b>, le choix
            </span>
          </p>
          <h1 id="home-title">
            Le travail que <em>vous</em> choisissez.
          </h1>
          <p className={css.lead}>
            Les offres de tout Madagascar, publiées par des sociétés vérifiées qui s’engagent à vous répondre.
          </p>
          <div className={css.search}>
            <SearchBar />
          </div>
          <ul className={css.often} aria-label="Recherches fréquentes">
            <li aria-hidden="true">Souvent cherchés{'\u00A0'}:</li>
            {OFTEN.map((keywords) => (
              <li key={keywords}>
                <AppLink href={offersHref({ keywords: keywords.toLowerCase() })}>{keywords}</AppLink>
              </li>
            ))}
          </ul>
        </div>
        <HomeFan />
      </div>
    </section>
  )
}
