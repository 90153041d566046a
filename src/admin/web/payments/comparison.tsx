import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { isMobileMoney, METHOD_NAMES } from '#src/subscriptions/payments/shared/methods.ts'
import { CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import { MinusIcon } from '#src/ui/workspace-icons.tsx'
import type { AdminPayment, ComparedLine } from '../../payments/contract.ts'
import desk from '../desk/desk.module.css'
import { Facts, Section } from '../desk/parts.tsx'
import css from './comparison.module.css'
import { isBeingRead } from './queries.ts'

type Line = ComparedLine['line']

interface Declared {
  line: Line
  label: string
  hint?: string
  value: string | null
}

/** What the payer declared, to be held against the proof and the operator's statement. */
export function Comparison({ payment }: { payment: AdminPayment }) {
  const { method, proof } = payment
  const lines = declaredOf(payment)
  return (
    <Section title="À comparer" aside={<span>{METHOD_NAMES[method]}</span>}>
      {proof ? (
        <ReadTable payment={payment} lines={lines} />
      ) : (
        <Facts
          isNarrow
          facts={lines.map(({ label, hint, value }) => ({ label: named(label, hint), value }))}
        />
      )}
      <FirstSeen payment={payment} />
    </Section>
  )
}

/** What no other payment has; what one has is a warning above the desk. */
function FirstSeen({
  payment: { status, declared_at, operator_reference, proof, twins },
}: {
  payment: AdminPayment
}) {
  if (status !== 'pending' || !declared_at) return null
  const has = (...kinds: (typeof twins)[number]['same'][]) => twins.some(({ same }) => kinds.includes(same))
  const seen = [
    operator_reference && !has('reference') && 'Référence jamais vue',
    proof && !has('proof', 'look') && 'Preuve jamais jointe à un autre paiement',
  ].filter((each) => typeof each === 'string')
  if (seen.length === 0) return null
  return (
    <ul className={css.first}>
      {seen.map((each) => (
        <li key={each}>
          <CheckIcon size={16} />
          {each}
        </li>
      ))}
    </ul>
  )
}

const named = (label: string, hint: string | undefined) => (hint ? `${label} (${hint})` : label)

function declaredOf(payment: AdminPayment): Declared[] {
  const { amount, method, reference, operator_reference, payee, payer_phone, company_phone, paid_on } =
    payment
  const money = {
    line: 'amount',
    label: 'Montant',
    hint: 'TVA comprise',
    value: formatMoney(amount),
  } as const
  const date = { line: 'date', label: 'Date', value: paid_on && formatDate(paid_on) } as const
  if (!isMobileMoney(method))
    return [money, { line: 'reference', label: 'Motif', hint: 'à écrire à côté', value: reference }, date]
  const isOwn = payer_phone !== null && payer_phone === company_phone
  return [
    money,
    { line: 'reference', label: 'Référence', value: operator_reference },
    { line: 'payee', label: 'Versé à', hint: 'notre numéro', value: payee },
    {
      line: 'payer',
      label: 'Payé depuis',
      ...(isOwn && { hint: 'le numéro de la société' }),
      value: payer_phone && formatPhone(payer_phone),
    },
    date,
  ]
}

function ReadTable({ payment, lines }: { payment: AdminPayment; lines: Declared[] }) {
  const numbers = numberFrames(payment)
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">À comparer</th>
          <th scope="col">Déclaré</th>
          <th scope="col">
            Lu sur la preuve
            {isBeingRead(payment) && <small>lecture en cours…</small>}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, label, hint, value }) => (
          <tr key={line}>
            <th scope="row">
              <span className={css.label}>
                {numbers.has(line) && <span className={css.number}>{numbers.get(line)}</span>}
                <span>
                  {label}
                  {hint && <small>{hint}</small>}
                </span>
              </span>
            </th>
            <td>{value ?? '—'}</td>
            <td>
              <Read compared={payment.comparison?.find((each) => each.line === line)} />
            </td>
          </tr>
        ))}
      </tbody>
      <caption className={desk.old}>Lu par la machine, pour aider&nbsp;: c’est vous qui décidez.</caption>
    </table>
  )
}

/** The lines whose value stands on the picture have a number there, in the order of the lines. */
export function numberFrames({ comparison }: AdminPayment): Map<Line, number> {
  const placed = (comparison ?? []).filter(({ box }) => box !== null)
  return new Map(placed.map(({ line }, index) => [line, index + 1]))
}

const WORDS = {
  agrees: { word: 'concorde', Icon: CheckIcon },
  differs: { word: 'diffère', Icon: WarningIcon },
  not_read: { word: 'non lu', Icon: MinusIcon },
} as const

const FORMATS: Record<Line, (read: string) => string> = {
  amount: (read) => formatMoney(Number(read)),
  reference: (read) => read,
  payee: formatPhone,
  payer: formatPhone,
  date: formatDate,
}

function Read({ compared }: { compared: ComparedLine | undefined }) {
  if (!compared) return '—'
  const { line, state, read } = compared
  const { word, Icon } = WORDS[state]
  return (
    <span className={css[state]}>
      <Icon size={16} />
      <span>
        {read === null ? '—' : FORMATS[line](read)}
        <small>{word}</small>
      </span>
    </span>
  )
}
