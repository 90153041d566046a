import type { ReactNode } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { PublicPlan } from '../contract.ts'
import { PLAN_NAMES, type PlanLimits, WITHOUT_PLAN } from '../shared/plans.ts'
import css from './comparison.module.css'

type Row = [name: string, value: 'always' | ((limits: PlanLimits) => number | null)]

const GROUPS: [title: string, rows: Row[]][] = [
  [
    'Publier',
    [
      ['Offres actives', ({ offer_slots }) => offer_slots],
      ['Validation de l’offre par une personne', 'always'],
      ['Mise en pause et duplication', 'always'],
      ['Sponsorisations comprises par mois', ({ monthly_sponsorings }) => monthly_sponsorings],
      ['Sponsorisation à l’unité', 'always'],
    ],
  ],
  [
    'Recevoir et répondre',
    [
      ['Candidatures sans limite', 'always'],
      ['Tableau, kanban et lecteur de CV', 'always'],
      ['Messages, créneaux d’entretien, refus groupés', 'always'],
    ],
  ],
  ['Aller chercher', [['Contacts de profils par mois', ({ monthly_contacts }) => monthly_contacts]]],
  [
    'Équipe et factures',
    [
      ['Membres', ({ member_slots }) => member_slots],
      ['Lecteurs, pour suivre sans décider', 'always'],
      ['Facture numérotée à chaque paiement', 'always'],
    ],
  ],
]

/** Everything side by side; on a phone each row has its name above its four values. */
export function ComparisonTable({ plans }: { plans: PublicPlan[] }) {
  const columns: PlanLimits[] = [WITHOUT_PLAN, ...plans]
  return (
    <section className={css.section} aria-labelledby="comparer">
      <h2 id="comparer">Tout comparer</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Sans formule</th>
            {plans.map(({ plan }) => (
              <th key={plan} scope="col" data-plan={plan}>
                {PLAN_NAMES[plan]}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.map(([title, rows]) => (
          <tbody key={title}>
            <tr className={css.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(([name, value]) => (
              <TableRow key={name} name={name} cells={columns.map((limits) => cellOf(value, limits))} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <TableRow
            name="Prix par mois"
            cells={[formatMoney(0), ...plans.map(({ prices }) => formatMoney(prices.monthly))]}
          />
        </tfoot>
      </table>
    </section>
  )
}

function TableRow({ name, cells }: { name: string; cells: ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, column) => (
        // The columns are always the same four, in this order.
        // biome-ignore lint/suspicious/noArrayIndexKey: A cell has no name but its column.
        <td key={column}>{cell}</td>
      ))}
    </tr>
  )
}

function cellOf(value: Row[1], limits: PlanLimits): ReactNode {
  if (value === 'always')
    return (
      <>
        <CheckIcon size={18} />
        <span className="hidden-text">Oui</span>
      </>
    )
  const limit = value(limits)
  if (limit === null) return 'Sans limite'
  return limit === 0 ? <NoneIncluded /> : limit
}

function NoneIncluded() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden-text">Aucun</span>
    </>
  )
}
