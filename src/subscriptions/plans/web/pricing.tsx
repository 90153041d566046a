import { useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import letter from '#src/ui/drawings/contact.svg'
import { Drawing } from '#src/ui/drawings/drawing.tsx'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { TAX_PERCENT } from '../../shared/value-added-tax.ts'
import { PERIOD_NAMES, PERIODS, savingWords } from '../shared/plans.ts'
import { PlanCard } from './card.tsx'
import { ComparisonTable } from './comparison.tsx'
import { Methods } from './methods.tsx'
import css from './pricing.module.css'
import { plansQuery } from './queries.ts'
import { Questions } from './questions.tsx'

/** What each plan costs and includes; without scripts the browser itself switches the period. */
export function PricingPage() {
  const { data: plans } = useSuspenseQuery(plansQuery)
  return (
    <div className={css.page}>
      <div className={css.band}>
        <div className="container">
          <h1>Une offre gratuite, puis trois formules</h1>
          <p>
            Toutes reçoivent des candidatures sans limite. Vous payez pour publier plus, être vu davantage et
            recruter à plusieurs.
          </p>
          <fieldset className={css.periods}>
            <legend className="hidden-text">Période de facturation</legend>
            {PERIODS.map((period) => (
              <label key={period}>
                <input
                  type="radio"
                  name="period"
                  value={period}
                  className={css[period]}
                  defaultChecked={period === 'monthly'}
                />
                {PERIOD_NAMES[period]}
                <Saving
                  words={savingWords(
                    plans.map(({ prices }) => prices),
                    period,
                  )}
                />
              </label>
            ))}
          </fieldset>
        </div>
      </div>
      <div className="container">
        <div className={css.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.plan} plan={plan} />
          ))}
        </div>
        <FreeOffer />
        <p className={css.taxes}>
          Prix en ariary, toutes taxes comprises{'\u00A0'}: la TVA de {TAX_PERCENT}
          {'\u00A0'}% est dedans.
        </p>
        <ComparisonTable plans={plans} />
        <Methods />
        <Questions />
        <section className={css.doubt}>
          <div>
            <h2>Un doute sur la bonne formule{'\u00A0'}?</h2>
            <p>
              Dites-nous combien de postes vous ouvrez cette année. Si la version gratuite suffit, nous vous
              le dirons.
            </p>
            <LinkButton look="secondary" href="/contact">
              Nous écrire
            </LinkButton>
          </div>
          <Drawing src={letter} />
        </section>
      </div>
    </div>
  )
}

function Saving({ words }: { words: string | null }) {
  return words && <small>{words}</small>
}

function FreeOffer() {
  const user = useUser()
  const href = user?.company ? '/dashboard/recruteur/mes-offres/ajouter' : '/inscription/recruteur'
  return (
    <section className={css.free}>
      <div>
        <h2>Sans formule{'\u00A0'}: une offre active, gratuite</h2>
        <p>Pour toute société vérifiée. Vous recevez et triez les candidatures comme les autres.</p>
      </div>
      {user?.userable_type !== 'applicant' && (
        <AppLink href={href} className={css.go}>
          Publier une offre gratuite <ArrowRightIcon size={16} />
        </AppLink>
      )}
    </section>
  )
}
