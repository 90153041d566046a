import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMoney } from '#src/shared/money.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import type { PublicPlan } from '../contract.ts'
import { PLAN_NAMES, type PlanTier } from '../shared/plans.ts'
import { IncludedList } from './included.tsx'
import { plansQuery } from './queries.ts'
import { findProgress, type Progress } from './steps.ts'
import css from './subscribing.module.css'

/** The plan that the page shows to who has chosen none. */
const SHOWN_FIRST: PlanTier = 'gold'

/** What is left at each step. */
const STEPS_LEFT = ['Quatre pas', 'Encore trois pas', 'Encore deux pas', 'Plus qu’un pas'] as const

/** Leads each visitor to the step of a subscription that is theirs. */
export function SubscribingPage({ chosen }: { chosen: PlanTier | null }) {
  const { data: plans } = useSuspenseQuery(plansQuery)
  const tier = chosen ?? SHOWN_FIRST
  const plan = plans.find((each) => each.plan === tier)
  const user = useUser()
  const progress = findProgress(user, tier)
  return (
    <>
      <div className={css.band}>
        <div className="container">
          <h1>
            {progress.step === null
              ? 'Abonnement'
              : `${STEPS_LEFT[progress.step]} jusqu’à ${PLAN_NAMES[tier]}`}
          </h1>
          <p>
            Votre première offre active est gratuite, avec ou sans formule. Rien ne se paie avant que votre
            société soit vérifiée.
          </p>
        </div>
      </div>
      <div className={`container ${css.page}`}>
        {progress.step === null ? (
          <section className={css.alone}>
            <Current progress={progress} />
          </section>
        ) : (
          <Steps progress={progress} current={progress.step} name={PLAN_NAMES[tier]} />
        )}
        {plan && <ChosenPlan plan={plan} />}
        {!user && (
          <aside className={css.seeker} aria-label="Pour les candidats">
            <div>
              <h2>Vous cherchez un emploi{'\u00A0'}?</h2>
              <p>Tout est gratuit pour les candidats, toujours.</p>
            </div>
            <LinkButton look="secondary" href="/offres">
              Voir les offres
            </LinkButton>
          </aside>
        )}
      </div>
    </>
  )
}

function Steps({ progress, current, name }: { progress: Progress; current: number; name: string }) {
  const steps = [
    ['Créez le compte de votre société', 'Un nom, un téléphone, un e-mail à vérifier.'],
    ['Complétez votre société', 'Ses papiers en photo suffisent. Vous pouvez vous arrêter et revenir.'],
    ['Nous vérifions', 'Une personne compare vos papiers. S’il manque quelque chose, vous savez quoi.'],
    [
      `Payez ${name}, ou restez gratuit`,
      'Mobile money, virement, chèque ou espèces, par mois, trimestre ou an.',
    ],
  ]
  return (
    <ol className={css.steps}>
      {steps.map(([title, text], index) => (
        <li
          key={title}
          className={index === current ? css.current : index < current ? css.done : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index === current ? (
            <Current progress={progress} />
          ) : (
            <div>
              <h2>
                {title}
                {index < current && <span className="hidden-text">, fait</span>}
              </h2>
              <p>{text}</p>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Current({ progress: { title, text, actions } }: { progress: Progress }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.actions}>
        {actions.map(({ href, label }, index) => (
          <LinkButton key={href} href={href} look={index === 0 ? 'primary' : 'quiet'}>
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  )
}

function ChosenPlan({ plan }: { plan: PublicPlan }) {
  return (
    <aside className={css.chosen} aria-label="La formule choisie">
      <h2>
        {PLAN_NAMES[plan.plan]} <span>{formatMoney(plan.prices.monthly)}</span>
      </h2>
      <p>par mois, TVA comprise, sans engagement</p>
      <IncludedList plan={plan} />
      <AppLink href="/tarifs">Comparer ou changer de formule</AppLink>
    </aside>
  )
}
