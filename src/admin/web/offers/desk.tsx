import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { WAITING } from '../../queue/shared/waiting.ts'
import { DecisionBar, type DeskProps } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { formatWait, isLate, OFFER_STATUS_LABELS, WAITING_LABELS } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Decisions } from '../desk/parts.tsx'
import { type OfferReply, offerQuery, useDecision } from '../desk/queries.ts'
import { Papers } from '../papers/papers.tsx'
import { useAllowed } from '../session/session.ts'
import { Changes } from './changes.tsx'
import { CompanyCard } from './company-card.tsx'
import { buildDecisions, findTask, type Question, type Task } from './decisions.ts'
import { Flags } from './flags.tsx'
import { Questions } from './questions.tsx'
import { Reports } from './reports.tsx'
import { OfferText } from './text.tsx'

/** An offer beside its company: everything that a moderator decides by is on one screen. */
export function OfferDesk({ id, wanted, place, onDecided, onNext }: DeskProps & { wanted: Task | null }) {
  const { data: offer, error, refetch } = useQuery(offerQuery(id))
  const { decide, decideHere, refusal, isSending } = useDecision(onDecided)
  const [question, setQuestion] = useState<Question | null>(null)
  const mayDecide = useAllowed('decide on offers')
  if (error && !offer) return <Failure error={error} onRetry={() => void refetch()} />
  if (!offer) return <Loading />
  const task = mayDecide ? findTask(offer, wanted) : null
  const decisions = buildDecisions(offer, task, { decide, decideHere, ask: setQuestion })
  const flags = task === 'change' ? (offer.change?.flags ?? []) : offer.flags
  return (
    <>
      <DecisionBar
        place={place}
        decisions={decisions.map((each) => ({ ...each, disabled: isSending }))}
        refusal={refusal}
        onNext={onNext}
      />
      <Body offer={offer} task={task} flags={flags} isOver={mayDecide && wanted !== null && task === null} />
      <Questions
        offer={offer}
        task={task}
        flags={flags}
        question={question}
        decide={decide}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}

interface BodyProps {
  offer: OfferReply
  task: Task | null
  flags: OfferReply['flags']
  /** What the queue listed was decided meanwhile. */
  isOver: boolean
}

function Body({ offer, task, flags, isOver }: BodyProps) {
  const since = findWaitStart(offer, task)
  return (
    <div className={css.body}>
      <div>
        <p className={css.kicker}>
          <span>{taskLabel(offer, task)}</span>
          {offer.held && <span className={css.late}>En attente</span>}
          {since && <span className={isLate(since) ? css.late : ''}>attend depuis {formatWait(since)}</span>}
          {isOver && <span className={css.late}>cette demande n’attend plus</span>}
          <span>{offer.reference}</span>
        </p>
        <h1 className={css.title}>{displayTitle(offer.title)}</h1>
      </div>
      <Flags flags={flags} offer={offer} />
      {offer.reports.length > 0 && <Reports reports={offer.reports} />}
      <div className={css.beside}>
        <div className={css.column}>
          {offer.change && <Changes change={offer.change} />}
          <OfferText offer={offer} flags={flags} />
        </div>
        <div className={css.column}>
          <CompanyCard company={offer.company} />
          <Papers companyId={offer.company_id} papers={offer.company.documents} isOpen={false} />
          <Decisions lines={offer.decisions} />
        </div>
      </div>
    </div>
  )
}

function taskLabel({ status }: OfferReply, task: Task | null): string {
  const waiting = WAITING.find((each) => each === task)
  return waiting ? WAITING_LABELS[waiting].one : OFFER_STATUS_LABELS[status]
}

function findWaitStart(offer: OfferReply, task: Task | null): string | null {
  if (task === 'offer') return offer.submitted_at
  if (task === 'report') return offer.reported_at
  return task === 'change' ? (offer.change?.submitted_at ?? null) : null
}
