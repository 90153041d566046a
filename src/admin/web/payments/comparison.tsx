import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { METHOD_NAMES } from '#src/subscriptions/payments/shared/methods.ts'
import type { AdminPayment } from '../../payments/contract.ts'
import { Facts, Section } from '../desk/parts.tsx'

/** What the payer declared, to be held against the proof and the operator's statement. */
export function Comparison({ payment }: { payment: AdminPayment }) {
  const { amount, method, operator_reference, payer_phone, company_phone, paid_on } = payment
  const isOwn = payer_phone !== null && payer_phone === company_phone
  return (
    <Section title="À comparer">
      <Facts
        isNarrow
        facts={[
          { label: 'Montant, TVA comprise', value: formatMoney(amount) },
          { label: 'Moyen', value: METHOD_NAMES[method] },
          { label: 'Référence', value: operator_reference },
          {
            label: isOwn ? 'Payé depuis (numéro de la société)' : 'Payé depuis',
            value: payer_phone && formatPhone(payer_phone),
          },
          { label: 'Payé le', value: paid_on && formatDate(paid_on) },
        ]}
      />
    </Section>
  )
}
