import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { LandingHero } from './hero.tsx'
import { LinkChips } from './links.tsx'
import css from './page.module.css'
import { landingIndexQuery } from './queries.ts'

const CRUMBS = [
  { name: 'Accueil', path: '/' },
  { name: 'Emplois', path: '/emploi' },
]

/** Every town, sector and occupation with a page of its own. */
export function LandingIndexPage() {
  const { data } = useSuspenseQuery(landingIndexQuery)
  const isEmpty = Object.values(data).every((links) => links.length === 0)
  return (
    <>
      <LandingHero
        page={{
          crumbs: CRUMBS,
          heading: 'Emplois par ville, secteur et métier',
          lead: isEmpty
            ? 'Les pages se remplissent avec les premières offres.'
            : 'Chaque page dit combien d’offres sont ouvertes, qui recrute et ce que l’on paie, et mène aux villes et aux métiers voisins.',
          search: { keywords: '', place: '' },
        }}
      />
      <div className={classes('container', css.section, css.stack, css.index)}>
        <LinkChips title="Par ville" links={data.cities} />
        <LinkChips title="Par secteur" links={data.activity_areas} />
        <LinkChips title="Par métier" links={data.occupations} isLong />
        <p className={css.all}>
          <AppLink href="/offres">
            Toutes les offres <ArrowRightIcon size={16} />
          </AppLink>
        </p>
      </div>
    </>
  )
}
