import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { METHOD_NAMES } from '#src/subscriptions/payments/shared/methods.ts'
import { type LedgerEvent, PAYMENT_BADGES } from '#src/subscriptions/payments/shared/statuses.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { AdminPayment, acceptPayment, refundPayment, refusePayment } from '../../payments/contract.ts'
import { companyHref } from '../companies/list.tsx'
import { type Decision, DecisionBar } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { formatMoment, formatWait, isLate } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Facts, Section } from '../desk/parts.tsx'
import { type Decide, useDecision } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { Comparison } from './comparison.tsx'
import { paymentHref } from './list.tsx'
import { Proof } from './proof.tsx'
import { paymentQuery } from './queries.ts'
import { StatementLine } from './statement-line.tsx'
import { TermActions } from './term.tsx'
import { BesideWaiting } from './waiting.tsx'

type Question = 'refuse' | 'refund'

/** A payment: its proof beside what is compared with it, and what a decision does, said before it. */
export function PaymentDesk({ id }: { id: number }) {
  return <BesideWaiting id={id}>{(place) => <OnePayment key={id} id={id} place={place} />}</BesideWaiting>
}

function OnePayment({ id, place }: { id: number; place: ReactNode }) {
  const { data: payment, error, refetch } = useQuery(paymentQuery(id))
  const { decideHere, refusal, isSending } = useDecision(() => {})
  const [question, setQuestion] = useState<Question | null>(null)
  if (error && !payment) return <Failure error={error} onRetry={() => void refetch()} />
  if (!payment) return <Loading />
  const decisions = decisionsOn(payment, decideHere, setQuestion)
  return (
    <>
      <DecisionBar
        place={place}
        decisions={decisions.map((each) => ({ ...each, disabled: isSending }))}
        refusal={refusal}
      />
      <div className={css.body}>
        <Head payment={payment} />
        <Warnings payment={payment} />
        <div className={css.halves}>
          <div className={css.column}>
            <Proof payment={payment} />
            <History payment={payment} />
          </div>
          <div className={css.column}>
            <Comparison payment={payment} />
            <StatementLine line={payment.statement_line} />
            <Effect payment={payment} />
            <TermActions payment={payment} decide={decideHere} />
          </div>
        </div>
      </div>
      <Questions
        payment={payment}
        question={question}
        decide={decideHere}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}

/** A payment whose reference was accepted before can only be refused. */
function decisionsOn(
  { id, status, amount, declared_at, twins, refund_asked }: AdminPayment,
  decide: Decide,
  ask: (question: Question) => void,
): Decision[] {
  if (status === 'success')
    return refund_asked?.is_me
      ? []
      : [
          {
            key: 'h',
            label: refund_asked ? 'Confirmer le remboursement' : 'Rembourser',
            look: 'danger',
            press: () => ask('refund'),
          },
        ]
  if (status !== 'pending') return []
  const accept = () =>
    decide(() =>
      call<typeof acceptPayment>('PUT /api/admin/payments/:id/acceptance', {
        params: { id },
        body: { declared_at: declared_at as never },
      }),
    )
  // What only looks alike is for a person to compare.
  const isUsed = twins.some((twin) => twin.status === 'success' && twin.same !== 'look')
  return [
    { key: 'r', label: 'Refuser', look: 'danger', press: () => ask('refuse') },
    ...(isUsed
      ? []
      : [{ key: 'v', label: `Accepter ${formatMoney(amount)}`, look: 'primary', press: accept } as const]),
  ]
}

function Head({ payment }: { payment: AdminPayment }) {
  const { reference, status, declared_at, company, title } = payment
  const waits = status === 'pending' && declared_at !== null
  return (
    <div>
      <p className={css.kicker}>
        <span>{reference}</span>
        <span>{PAYMENT_BADGES[status].label}</span>
        {waits && (
          <span className={isLate(declared_at) ? css.late : ''}>
            déclaré il y a {formatWait(declared_at)}
          </span>
        )}
      </p>
      <h1 className={css.title}>
        <AppLink href={companyHref(company.id)}>{company.name}</AppLink>, {title}
      </h1>
      {payment.reason && <p>{payment.reason}</p>}
    </div>
  )
}

const TWIN_WORDS: Record<AdminPayment['twins'][number]['same'], string> = {
  proof: 'Même fichier que',
  reference: 'Même référence que',
  look: 'L’image jointe ressemble à la preuve de',
}

function Warnings({
  payment: { twins, refund_asked, status, declared_at, method },
}: {
  payment: AdminPayment
}) {
  return (
    <>
      {twins.map((twin) => (
        <Alert key={twin.id} kind="warning">
          {TWIN_WORDS[twin.same]} <AppLink href={paymentHref(twin.id)}>{twin.reference}</AppLink> de{' '}
          {twin.company} ({PAYMENT_BADGES[twin.status].label.toLowerCase()}).
        </Alert>
      ))}
      {refund_asked && (
        <Alert kind="warning">
          Remboursement demandé par {refund_asked.is_me ? 'vous' : (refund_asked.by ?? 'une personne')} le{' '}
          {formatMoment(refund_asked.at)}
          {'\u00A0'}: une autre personne le confirme.
        </Alert>
      )}
      {status === 'pending' && declared_at === null && (
        <Alert>
          {method === 'cash'
            ? 'Espèces au guichet\u00A0: acceptez une fois l’argent compté.'
            : 'Le payeur n’a encore rien déclaré. Acceptez seulement si l’argent est dans le relevé.'}
        </Alert>
      )}
    </>
  )
}

function Effect({ payment }: { payment: AdminPayment }) {
  const { effect, invoice, credit_note, lines } = payment
  return (
    <Section title={effect ? 'Si vous acceptez' : 'Ce qui est payé'}>
      <Facts
        isNarrow
        facts={[
          ...lines.map(({ name, quantity, unit_price }) => ({
            label: name,
            value: formatMoney(quantity * unit_price),
          })),
          ...(effect
            ? [
                { label: 'Commence', value: effect },
                { label: 'Facture', value: 'numérotée à cet instant' },
                { label: 'Prévient', value: 'le propriétaire, par e-mail et par la cloche' },
              ]
            : []),
          ...(invoice ? [{ label: 'Facture', value: <Document {...invoice} /> }] : []),
          ...(credit_note ? [{ label: 'Avoir', value: <Document {...credit_note} /> }] : []),
        ]}
      />
    </Section>
  )
}

function Document({ id, number }: { id: number; number: string }) {
  return <a href={`/api/admin/invoices/${id}/pdf`}>{number}</a>
}

const EVENTS: Record<LedgerEvent, string> = {
  created: 'a commandé',
  declared: 'a déclaré le paiement',
  succeeded: 'a accepté',
  failed: 'a refusé',
  cancelled: 'a annulé',
  refunded: 'a remboursé',
}

function History({ payment: { timeline } }: { payment: AdminPayment }) {
  return (
    <Section title="Histoire">
      <ul className={css.lines}>
        {timeline.map(({ at, event, by, note }) => (
          <li key={`${at} ${event}`}>
            <time dateTime={at}>{formatMoment(at)}</time> {by ?? 'Le site'} {EVENTS[event]}
            {note && <div>«&nbsp;{note}&nbsp;»</div>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface QuestionsProps {
  payment: AdminPayment
  question: Question | null
  decide: Decide
  onClose: () => void
}

function Questions({ payment, question, decide, onClose }: QuestionsProps) {
  const { id, amount, declared_at, method, term, needs_two, refund_asked } = payment
  const params = { id }
  const send = (act: () => Promise<unknown>) => {
    onClose()
    decide(act)
  }
  const stops = term?.ends_at ? `La formule s’arrête aussitôt au lieu du ${formatDate(term.ends_at)}. ` : ''
  const two = needs_two && !refund_asked ? 'Une autre personne le confirme ensuite. ' : ''
  return (
    <>
      <ReasonDialog
        open={question === 'refuse'}
        title={`Refuser ${formatMoney(amount)} par ${METHOD_NAMES[method]}`}
        action="Refuser"
        hint="La société lit cette raison et peut payer à nouveau."
        onSend={(reason) =>
          send(() =>
            call<typeof refusePayment>('PUT /api/admin/payments/:id/refusal', {
              params,
              body: { reason, declared_at: declared_at as never },
            }),
          )
        }
        onClose={onClose}
      />
      <ReasonDialog
        open={question === 'refund'}
        title={`Rembourser ${formatMoney(amount)}`}
        action="Rembourser"
        hint={`${stops}Un avoir est numéroté. ${two}La société lit cette raison.`}
        onSend={(reason) =>
          send(() =>
            call<typeof refundPayment>('PUT /api/admin/payments/:id/refund', { params, body: { reason } }),
          )
        }
        onClose={onClose}
      />
    </>
  )
}
