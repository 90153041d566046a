import { LinkButton } from '#src/ui/button.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import screen from '../lists/screen.module.css'
import { usePublicSite } from '../session/session.ts'
import css from './plans.module.css'

export const PLANS = '/formules'
export const SPONSORING_PRICES = `${PLANS}/sponsorisation`
export const SPONSORINGS = `${PLANS}/offres-sponsorisees`

/** The title of the screens that change prices, above what leads from one to the other. */
export function PlansHead() {
  const site = usePublicSite()
  return (
    <>
      <header className={screen.head}>
        <h1>Formules</h1>
        <p className={css.lead}>Ce que les sociétés paient et ce qu’elles obtiennent.</p>
        <LinkButton look="secondary" small href={`${site}/tarifs`} target="_blank" rel="noopener">
          <EyeIcon size={16} />
          Voir la page Tarifs
        </LinkButton>
      </header>
      <PlansTabs />
    </>
  )
}

/** What leads from one of these screens to the others. */
export function PlansTabs() {
  return (
    <div className={css.tabs}>
      <Tabs
        label="Formules"
        tabs={[
          { href: PLANS, label: 'Prix et limites' },
          { href: SPONSORING_PRICES, label: 'Sponsorisation' },
          { href: SPONSORINGS, label: 'Offres sponsorisées' },
        ]}
      />
    </div>
  )
}
