import { SearchBar } from '#src/offers/search/web/bar.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Trail } from '#src/ui/navigation/trail.tsx'
import type { LandingPage } from '../contract.ts'
import css from './hero.module.css'

/** The turn of each leaf in degrees, its length and its colour. */
const LEAVES = [
  [-74, 96, 'var(--brand-100)'],
  [-50, 116, 'var(--brand-200)'],
  [-26, 128, 'var(--logo-blue)'],
  [0, 134, 'var(--brand-200)'],
  [26, 128, 'var(--logo-earth)'],
  [50, 116, 'var(--brand-200)'],
  [74, 96, 'var(--brand-100)'],
] as const

interface LandingHeroProps {
  page: Pick<LandingPage, 'crumbs' | 'heading' | 'lead' | 'search'>
}

/** What the page is about, with the search of just that. */
export function LandingHero({ page }: LandingHeroProps) {
  return (
    <section className={css.hero} aria-labelledby="landing-title">
      <div className={classes('container', css.in)}>
        <div className={css.words}>
          <Trail steps={page.crumbs} />
          <h1 id="landing-title">{page.heading}</h1>
          <p className={css.lead}>{page.lead}</p>
          <SearchBar keywords={page.search.keywords} place={page.search.place} />
        </div>
        <Drawing />
      </div>
    </section>
  )
}

/** A traveller's tree over the fields: a decoration, hidden from screen readers. */
function Drawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 480 220" aria-hidden="true" focusable="false">
      <circle cx="96" cy="66" r="34" fill="var(--laterite-200)" />
      <path fill="var(--sand-line)" d="M-2000 176Q-300 138 0 166T300 160T2000 150V220H-2000Z" />
      <g transform="translate(300 190)">
        {LEAVES.map(([turn, length, fill]) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path stroke={fill} strokeWidth="3" d="M0 0V-48" />
            <path
              fill={fill}
              d={`M0-42C-12-56-17-${length - 30}-14-${length - 14}Q-11-${length} 0-${length}Q11-${length} 14-${length - 14}C17-${length - 30} 12-56 0-42Z`}
            />
          </g>
        ))}
      </g>
      <path fill="var(--sand-ground)" d="M-2000 200Q-320 176 0 190T300 188T2000 182V220H-2000Z" />
    </svg>
  )
}
