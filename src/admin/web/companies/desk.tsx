import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { ofName } from '#src/shared/phrases.ts'
import { call } from '#src/shell/api/api.ts'
import type { refuseProposal, suspendCompany } from '../../companies/contract.ts'
import { DecisionBar, type DeskProps } from '../desk/bar.tsx'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { COMPANY_STATUS_LABELS, formatWait, isLate } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { Decisions, Facts, listActivityFacts, Section } from '../desk/parts.tsx'
import { type CompanyReply, companyQuery, type Decide, useDecision } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { Papers } from '../papers/papers.tsx'
import { useAllowed } from '../session/session.ts'
import { Background, BackgroundWarnings } from './background.tsx'
import {
  buildDecisions,
  type Corrections,
  findTask,
  NO_CORRECTIONS,
  type Question,
  type Task,
} from './decisions.ts'
import { Fields } from './fields.tsx'
import { Proposal } from './proposal.tsx'

/** A company beside its papers: everything that a moderator decides by is on one screen. */
export function CompanyDesk({ id, wanted, place, onDecided, onNext }: DeskProps & { wanted: Task | null }) {
  const { data: company, error, refetch } = useQuery(companyQuery(id))
  const { decide, refusal, isSending } = useDecision(onDecided)
  const [question, setQuestion] = useState<Question | null>(null)
  const [corrections, setCorrections] = useState<Corrections>(NO_CORRECTIONS)
  const reason = useRef<HTMLDivElement>(null)
  const mayDecide = useAllowed('decide on companies')
  if (error && !company) return <Failure error={error} onRetry={() => void refetch()} />
  if (!company) return <Loading />
  const task = mayDecide ? findTask(company, wanted) : null
  const write = () => reason.current?.querySelector('textarea')?.focus()
  const decisions = buildDecisions(company, task, { corrections, decide, ask: setQuestion, write })
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
        {(task === 'company' || task === 'proposal') && <BackgroundWarnings company={company} />}
        {company.proposed && <Proposal company={company} proposed={company.proposed} />}
        <div className={css.halves}>
          <Evidence company={company} isOpen={task === 'company' || task === 'proposal'} />
          <div className={css.column}>
            <Fields
              company={company}
              isJudged={task === 'company'}
              corrections={corrections}
              onChange={setCorrections}
              reason={reason}
            />
          </div>
        </div>
      </div>
      <Questions company={company} question={question} decide={decide} onClose={() => setQuestion(null)} />
    </>
  )
}

function Head({ company, task, isOver }: { company: CompanyReply; task: Task | null; isOver: boolean }) {
  const since = task === 'proposal' ? company.proposed_at : task === 'company' ? company.submitted_at : null
  return (
    <div>
      <p className={css.kicker}>
        <span>Société</span>
        <span>{COMPANY_STATUS_LABELS[company.status]}</span>
        {since && <span className={isLate(since) ? css.late : ''}>attend depuis {formatWait(since)}</span>}
        {isOver && <span className={css.late}>cette demande n’attend plus</span>}
      </p>
      <h1 className={css.title}>{company.name}</h1>
      {company.status_reason && <p>{company.status_reason}</p>}
    </div>
  )
}

/** The papers and what the site knows, beside the fields that are compared with them. */
function Evidence({ company, isOpen }: { company: CompanyReply; isOpen: boolean }) {
  return (
    <div className={css.column}>
      <Papers companyId={company.id} papers={company.documents} isOpen={isOpen} />
      <Section title="Sur le site">
        <Facts
          isNarrow
          facts={[
            { label: 'Inscrite', value: formatDate(company.created_at) },
            ...listActivityFacts(company),
          ]}
        />
      </Section>
      <Background company={company} />
      <Decisions lines={company.decisions} />
    </div>
  )
}

interface QuestionsProps {
  company: CompanyReply
  question: Question | null
  decide: Decide
  onClose: () => void
}

/** The dialogs of the decisions that need a reason. */
function Questions({ company, question, decide, onClose }: QuestionsProps) {
  const { id, name, proposed_at } = company
  const params = { id }
  const send = (act: () => Promise<unknown>) => {
    onClose()
    decide(act)
  }
  return (
    <>
      <ReasonDialog
        open={question === 'suspend'}
        title={`Suspendre ${name}`}
        action="Suspendre"
        hint="Sa page et ses offres quittent le site aussitôt. Ses entretiens, créneaux et invitations en attente sont annulés et chacun en est prévenu. Son équipe lit la raison, inscrite au journal."
        onSend={(reason) =>
          send(() =>
            call<typeof suspendCompany>('PUT /api/admin/companies/:id/suspension', {
              params,
              body: { reason },
            }),
          )
        }
        onClose={onClose}
      />
      {proposed_at && (
        <ReasonDialog
          open={question === 'refuse'}
          title={`Refuser le changement ${ofName(name)}`}
          action="Refuser"
          hint="La société la lit à côté de chaque champ."
          onSend={(reason) =>
            send(() =>
              call<typeof refuseProposal>('DELETE /api/admin/companies/:id/proposal', {
                params,
                body: { reason, proposed_at },
              }),
            )
          }
          onClose={onClose}
        />
      )}
    </>
  )
}
