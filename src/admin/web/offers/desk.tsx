import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { displayTitle } from '#src/shared/offer-title.ts'
import { WAITING } from '../../queue/contract.ts'
import { DecisionBar } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Decisions } from '../desk/parts.tsx'
import { useAllowed } from '../desk/permissions.ts'
import { type OfferReply, offerQuery, useDecision } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { isLate, OFFER_STATUS_WORDS, WAITING_WORDS, waitOf } from '../desk/words.ts'
import { Papers } from '../papers/papers.tsx'
import { Changes } from './changes.tsx'
import { CompanyCard } from './company-card.tsx'
import { type Asked, decisionsOf, type Task, taskOf } from './decisions.ts'
import { Flags } from './flags.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { Reports } from './reports.tsx'
import { OfferText } from './text.tsx'

export interface DeskProps {
  id: number
  /** Where one is in the list. */
  place: ReactNode
  onDecided: () => void
  onNext?: (() => void) | undefined
}

/** An offer beside its company, with all that one decides by. */
export function OfferDesk({ id, wanted, place, onDecided, onNext }: DeskProps & { wanted: Task | null }) {
  const { data: offer, error } = useQuery(offerQuery(id))
  const { decide, refusal, isSending } = useDecision(onDecided)
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayDecide = useAllowed('decide on offers')
  if (error) return <Failure error={error} />
  if (!offer) return <Loading />
  const task = mayDecide ? taskOf(offer, wanted) : null
  const decisions = decisionsOf(offer, task, { decide, ask: setAsked })
  const close = () => setAsked(null)
  const answer = (method: 'PUT' | 'DELETE', path: string, body: object) => {
    close()
    decide(method, `offers/${id}/${path}`, { body })
  }
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
      {asked === 'hold' && (
        <ReasonDialog
          title={`Mettre en attente « ${displayTitle(offer.title)} »`}
          action="Mettre en attente"
          help={
            offer.status === 'submitted'
              ? 'Vos collègues la lisent ici ; la société attend toujours.'
              : 'La société la lit dans l’historique de l’offre.'
          }
          onSend={(reason) =>
            answer('PUT', 'hold', {
              reason,
              status: offer.status,
              ...(task === 'report' && { reported_at: offer.reported_at }),
            })
          }
          onClose={close}
        />
      )}
      {asked === 'refuse' && (
        <RefusalDialog
          offer={offer}
          flags={flags}
          onSend={(given) => {
            if (task !== 'change')
              return answer('PUT', 'refusal', { ...given, submitted_at: offer.submitted_at })
            const { submitted_at, version } = offer.change ?? {}
            answer('DELETE', 'change', { ...given, submitted_at, version })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface BodyProps {
  offer: OfferReply
  task: Task | null
  flags: OfferReply['flags']
  isOver: boolean
}

function Body({ offer, task, flags, isOver }: BodyProps) {
  const since = sinceOf(offer, task)
  return (
    <div className={css.body}>
      <div>
        <p className={css.kicker}>
          <span>{wordsOf(offer, task)}</span>
          {offer.held && <span className={css.late}>En attente</span>}
          {since && <span className={isLate(since) ? css.late : ''}>attend depuis {waitOf(since)}</span>}
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

function wordsOf({ status }: OfferReply, task: Task | null): string | undefined {
  const waiting = WAITING.find((each) => each === task)
  return waiting ? WAITING_WORDS[waiting].one : OFFER_STATUS_WORDS[status]
}

function sinceOf(offer: OfferReply, task: Task | null): string | null {
  if (task === 'offer') return offer.submitted_at
  if (task === 'report') return offer.reported_at
  return task === 'change' ? (offer.change?.submitted_at ?? null) : null
}
