import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { SOURCE_NAMES } from '#src/subscriptions/reconciling/shared/sources.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { stringifySearch } from '#src/ui/search-params.ts'
import type { AdminPayment } from '../../payments/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Facts, Section } from '../desk/parts.tsx'
import { STATEMENTS } from './addresses.ts'

/** The line of a statement that proves the payment; nothing while none does. */
export function StatementLine({ line }: { line: AdminPayment['statement_line'] }) {
  if (!line) return null
  const { source, statement, paid_on, amount, transaction_id, payer, wording, by, decided_at } = line
  return (
    <Section
      title="Sur le relevé"
      aside={
        <AppLink href={STATEMENTS + stringifySearch({ source })}>Relevés de {SOURCE_NAMES[source]}</AppLink>
      }
    >
      <Facts
        isNarrow
        facts={[
          { label: 'Fichier', value: statement ?? 'Dit par l’opérateur' },
          { label: 'Reçu le', value: formatDate(paid_on) },
          { label: 'Montant', value: formatMoney(amount) },
          { label: 'Transaction', value: transaction_id },
          { label: 'De', value: payer },
          { label: 'Libellé', value: wording },
          {
            label: 'Rapprochée',
            value: decided_at && `${formatMoment(decided_at)}, ${by ?? 'par le site'}`,
          },
        ]}
      />
    </Section>
  )
}
