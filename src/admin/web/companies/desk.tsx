import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { DecisionBar } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Decisions, Facts, Section, standingFacts } from '../desk/parts.tsx'
import { useAllowed } from '../desk/permissions.ts'
import { type CompanyReply, companyQuery, useDecision } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { COMPANY_STATUS_WORDS, isLate, waitOf } from '../desk/words.ts'
import type { DeskProps } from '../offers/desk.tsx'
import { Papers } from '../papers/papers.tsx'
import { type Asked, type Corrections, decisionsOf, type Task, taskOf } from './decisions.ts'
import { Fields } from './fields.tsx'
import { Proposal } from './proposal.tsx'

/** A company beside its papers, with all that one decides by. */
export function CompanyDesk({ id, wanted, place, onDecided, onNext }: DeskProps & { wanted: Task | null }) {
  const { data: company, error } = useQuery(companyQuery(id))
  const { decide, refusal, isSending } = useDecision(onDecided)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [corrections, setCorrections] = useState<Corrections>({ reason: '', fields: {} })
  const reason = useRef<HTMLTextAreaElement>(null)
  const mayDecide = useAllowed('decide on companies')
  if (error) return <Failure error={error} />
  if (!company) return <Loading />
  const task = mayDecide ? taskOf(company, wanted) : null
  const write = () => reason.current?.focus()
  const decisions = decisionsOf(company, task, { corrections, decide, ask: setAsked, write })
  const close = () => setAsked(null)
  return (
    <>
      <DecisionBar
        place={place}
        decisions={decisions.map((each) => ({ ...each, disabled: each.disabled || isSending }))}
        refusal={refusal}
        onNext={onNext}
      />
      <div className={css.body}>
        <Head company={company} task={task} isOver={mayDecide && wanted !== null && task === null} />
        {company.proposed && <Proposal company={company} proposed={company.proposed} />}
        <div className={css.halves}>
          <Beside company={company} isDecided={task !== 'company' && task !== 'proposal'} />
          <div className={css.column}>
            <Fields
              company={company}
              isAsked={task === 'company'}
              corrections={corrections}
              onChange={setCorrections}
              reason={reason}
            />
          </div>
        </div>
      </div>
      {asked && (
        <ReasonDialog
          title={
            asked === 'suspend' ? `Suspendre ${company.name}` : `Refuser le changement de ${company.name}`
          }
          action={asked === 'suspend' ? 'Suspendre' : 'Refuser'}
          help={
            asked === 'suspend'
              ? 'Sa page et ses offres quittent le site aussitôt. La raison est inscrite au journal.'
              : 'La société la lit à côté de chaque champ.'
          }
          onSend={(given) => {
            close()
            if (asked === 'suspend') decide('PUT', `companies/${id}/suspension`, { body: { reason: given } })
            else
              decide('DELETE', `companies/${id}/proposal`, {
                body: { reason: given, proposed_at: company.proposed_at },
              })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function Head({ company, task, isOver }: { company: CompanyReply; task: Task | null; isOver: boolean }) {
  const since = task === 'proposal' ? company.proposed_at : task === 'company' ? company.submitted_at : null
  return (
    <div>
      <p className={css.kicker}>
        <span>Société</span>
        <span>{COMPANY_STATUS_WORDS[company.status]}</span>
        {since && <span className={isLate(since) ? css.late : ''}>attend depuis {waitOf(since)}</span>}
        {isOver && <span className={css.late}>cette demande n’attend plus</span>}
      </p>
      <h1 className={css.title}>{company.name}</h1>
      {company.status_reason && <p>{company.status_reason}</p>}
    </div>
  )
}

function Beside({ company, isDecided }: { company: CompanyReply; isDecided: boolean }) {
  return (
    <div className={css.column}>
      <Papers companyId={company.id} papers={company.documents} isOpen={!isDecided} />
      <Section title="Sur le site">
        <Facts
          isNarrow
          facts={[{ label: 'Inscrite', value: formatDate(company.created_at) }, ...standingFacts(company)]}
        />
      </Section>
      <Decisions lines={company.decisions} />
    </div>
  )
}
