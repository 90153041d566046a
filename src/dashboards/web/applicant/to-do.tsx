import { displayTitle } from '#src/shared/offer-title.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { BriefcaseIcon } from '#src/ui/icons.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from '../to-do.module.css'
import { ToDoItem } from '../to-do-item.tsx'
import { UnreadThreads } from '../unread-threads.tsx'

const LIST = '/candidat/candidatures'

/** Lists proposals to answer and messages to read; without either the card is not shown. */
export function ApplicantDashboardToDo({ data }: { data: ApplicantDashboard }) {
  const { next_step, unread_threads: unread } = data
  // The next step asks for one of them already.
  const proposals = data.proposals.filter((each) => each.application_id !== next_step.application_id)
  const count = proposals.length + (unread ? 1 : 0)
  if (count === 0) return null
  return (
    <Card
      flush
      title={
        <>
          À vous de jouer <span className={css.count}>{count}</span>
        </>
      }
    >
      <ul className={css.list}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.application_id} proposal={proposal} />
        ))}
        {unread > 0 && <UnreadThreads count={unread} list={LIST} from="des recruteurs" />}
      </ul>
    </Card>
  )
}

function Proposal({ proposal }: { proposal: ApplicantDashboard['proposals'][number] }) {
  const { application_id: id, job_offer_title, company, answer_by } = proposal
  return (
    <ToDoItem
      icon={BriefcaseIcon}
      hot
      title={`${company} vous propose le poste\u00A0: ${displayTitle(job_offer_title)}`}
      action={
        <LinkButton look="soft" small href={`${LIST}/${id}/${answer_by ? 'proposition' : 'suivi'}`}>
          Lire et répondre
        </LinkButton>
      }
    >
      {answer_by ? `Réponse attendue jusqu’au ${formatLongDate(answer_by)}` : 'Votre réponse est attendue'}
    </ToDoItem>
  )
}
