import { formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { PLAN_NAMES, PLAN_TIERS, type PlanTier, WITHOUT_PLAN } from '#src/subscriptions/plans/shared/plans.ts'
import {
  LIMIT_FIELDS,
  PLAN_FIELD_NAMES,
  type PlanField,
  type PlanValues,
  PRICE_FIELDS,
} from '#src/subscriptions/pricing/shared/values.ts'
import { stateOf, versionOn } from '#src/subscriptions/pricing/shared/versions.ts'
import { TAX_PERCENT } from '#src/subscriptions/shared/value-added-tax.ts'
import { classes } from '#src/ui/class-names.ts'
import type { AdminPlans, AdminPlanVersion } from '../../plans/contract.ts'
import { Section } from '../desk/parts.tsx'
import css from './plans.module.css'
import { valueWords } from './words.ts'

interface Column {
  name: string
  companies: number
  now: PlanValues
  /** The next version that is planned. */
  next: AdminPlanVersion | undefined
}

/** The price of no plan is nothing for a month; longer periods have none. */
const FREE: PlanValues = { ...WITHOUT_PLAN, monthly_price: 0, quarterly_price: 0, yearly_price: 0 }

/** What each plan costs and allows today, and under the next values those that they will take the place of. */
export function PlanGrid({ plans }: { plans: AdminPlans }) {
  const columns = [
    { name: 'Sans formule', companies: plans.without_plan, now: FREE, next: undefined },
    ...PLAN_TIERS.flatMap((tier) => columnOf(plans, tier)),
  ]
  const groups = [
    { title: 'Prix', fields: PRICE_FIELDS },
    { title: 'Limites', fields: LIMIT_FIELDS },
  ]
  return (
    <Section
      title="En vigueur"
      aside={<span className={css.aside}>TVA de {TAX_PERCENT}&nbsp;% comprise</span>}
    >
      <table className={css.grid}>
        <caption className="hidden-text">Prix et limites des formules</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, fields }) => (
          <tbody key={title}>
            <tr className={css.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{PLAN_FIELD_NAMES[field]}</th>
                {columns.map((column) => (
                  <Cell key={column.name} field={field} column={column} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

function columnOf({ versions, today, subscribers }: AdminPlans, plan: PlanTier): Column[] {
  const now = versionOn(versions, plan, today)
  const next = versions.find((each) => each.plan === plan && stateOf(versions, each, today) === 'planned')
  return now ? [{ name: PLAN_NAMES[plan], companies: subscribers[plan], now, next }] : []
}

function ColumnHead({ column: { name, companies, next } }: { column: Column }) {
  return (
    <th scope="col">
      {name}
      <small>{counted(companies, 'société')}</small>
      {next && <small className={css.next}>change le {formatDate(next.effective_on)}</small>}
    </th>
  )
}

function Cell({ field, column: { name, now, next } }: { field: PlanField; column: Column }) {
  const isChanged = next !== undefined && next[field] !== now[field]
  const isFree = now === FREE && (field === 'quarterly_price' || field === 'yearly_price')
  const today = isFree ? '–' : valueWords(field, now[field])
  return (
    <td data-label={name} className={classes(isChanged && css.changed)}>
      {isChanged ? (
        <>
          <ins>{valueWords(field, next[field])}</ins> <del>{today}</del>
        </>
      ) : (
        today
      )}
    </td>
  )
}
