import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { formatMonth } from '#src/shared/words/months.ts'
import { PLAN_NAMES, type PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import { changedFields } from '#src/subscriptions/pricing/shared/values.ts'
import { stateOf, versionBefore } from '#src/subscriptions/pricing/shared/versions.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import type { AdminPlans, PlanEffects } from '../../plans/contract.ts'
import { companyHref } from '../companies/list.tsx'
import { type ChangeValues, readValues } from './change-values.ts'
import css from './plans.module.css'
import { effectsQuery } from './queries.ts'
import { monthlyDifference, signedMoney } from './words.ts'

interface ChangeEffectsProps {
  plans: AdminPlans
  plan: PlanTier
  values: ChangeValues
}

/** Whom the change touches and when; nothing while what is written cannot be planned. */
export function ChangeEffects({ plans, plan, values }: ChangeEffectsProps) {
  const wanted = readValues(values)
  const { effective_on } = values
  const isAhead = isCalendarDate(effective_on) && effective_on > plans.today
  const before = versionBefore(plans.versions, plan, effective_on)
  const isKnown = wanted !== null && isAhead && before !== undefined
  const { data, error, refetch } = useQuery({
    ...effectsQuery({
      plan,
      effective_on,
      offer_slots: wanted?.offer_slots ?? null,
      member_slots: wanted?.member_slots ?? 1,
    }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  })
  if (!isKnown) return null
  return (
    <section className={css.effects} aria-label="Qui ce changement touche" aria-live="polite">
      {changedFields(before, wanted).length === 0 ? (
        <p>Rien ne change encore&nbsp;: modifiez un prix ou une limite.</p>
      ) : error && !data ? (
        <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>
      ) : data ? (
        <>
          <Tiles effects={data} plan={plan} difference={monthlyDifference(before, wanted, data.by_period)} />
          <Meeting effects={data} />
          <Above effects={data} plan={plan} />
        </>
      ) : (
        <SkeletonLines lines={4} />
      )}
      <Following plans={plans} plan={plan} day={effective_on} />
    </section>
  )
}

function Tiles({ effects, plan, difference }: { effects: PlanEffects; plan: PlanTier; difference: number }) {
  const { companies } = effects
  return (
    <ul className={css.tiles}>
      <li>
        <b>{formatCount(companies)}</b>
        {plural(companies, 'société a', 'sociétés ont')} {PLAN_NAMES[plan]} aujourd’hui
      </li>
      <li>
        <b>0</b>
        paie plus avant la fin de son terme
      </li>
      <li>
        <b>{signedMoney(difference)}</b>
        par mois quand toutes auront renouvelé
      </li>
    </ul>
  )
}

/** When each of them meets the new price: a bar and its number for each month, which is its own table. */
function Meeting({ effects: { first_on, months, leaving } }: { effects: PlanEffects }) {
  if (!first_on)
    return <p>Aucune société ne renouvelle cette formule&nbsp;: personne n’a le nouveau prix à payer.</p>
  const most = Math.max(...months.map(({ count }) => count))
  return (
    <>
      <h3>Quand chacune passera au nouveau prix</h3>
      <p>
        La première peut payer le nouveau prix le <b>{formatDate(first_on)}</b>, à la fin de ce qu’elle a
        payé.
        {leaving > 0 &&
          ` ${counted(leaving, 'société')} ${plural(leaving, 'a résilié ou change', 'ont résilié ou changent')} de formule.`}
      </p>
      <table className={css.months}>
        <caption className="hidden-text">Sociétés par mois de passage au nouveau prix</caption>
        <tbody>
          {months.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>
                <span className={css.bar} style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
                {formatCount(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A lower limit says who is above it, and cuts nothing. */
function Above({ effects: { above }, plan }: { effects: PlanEffects; plan: PlanTier }) {
  if (above.count === 0) return null
  const others = above.count - above.companies.length
  return (
    <Alert kind="warning">
      {counted(above.count, 'société')} {PLAN_NAMES[plan]} {plural(above.count, 'est', 'sont')} au-dessus de
      ces limites. {plural(above.count, 'Elle garde', 'Elles gardent')} ce qui est en cours jusqu’à la fin de{' '}
      {plural(above.count, 'son', 'leur')} terme, et {plural(above.count, 'choisit', 'choisissent')} au
      renouvellement.
      <ul className={css.named}>
        {above.companies.map(({ id, name, offers, members }) => (
          <li key={id}>
            <AppLink href={companyHref(id)}>{name}</AppLink>&nbsp;: {counted(offers, 'offre')},{' '}
            {counted(members, 'membre')}
          </li>
        ))}
      </ul>
      {others > 0 && `et ${counted(others, 'autre')}.`}
    </Alert>
  )
}

/** A version that is planned for a later day is whole: it takes over whatever is planned before it. */
function Following({
  plans: { versions, today },
  plan,
  day,
}: {
  plans: AdminPlans
  plan: PlanTier
  day: string
}) {
  const planned = versions.filter(
    (each) => each.plan === plan && stateOf(versions, each, today) === 'planned',
  )
  const sameDay = planned.find((each) => each.effective_on === day)
  const later = planned.find((each) => each.effective_on > day)
  if (!sameDay && !later) return null
  return (
    <Alert>
      {sameDay && `Un changement est déjà prévu ce jour-là\u00A0: celui-ci le remplace. `}
      {later &&
        `Le ${formatDate(later.effective_on)}, la version déjà prévue prend le relais avec ses propres prix et limites.`}
    </Alert>
  )
}
