import { ChangedElsewhereNotice } from '#src/applications/deciding/web/changed-elsewhere-notice.tsx'
import { ApplicationActions } from '#src/applications/deciding/web/one/actions.tsx'
import { OpenApplicationsNotice } from '#src/applications/deciding/web/open-applications-notice.tsx'
import { EnteredBadge } from '#src/applications/entering/web/badge.tsx'
import { OpinionLine } from '#src/applications/evaluating/web/opinion.tsx'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { OtherApplications } from '../detail/other-applications.tsx'
import { ApplicationProgress } from '../detail/progress.tsx'
import type { ApplicationsSearch } from '../filters.ts'
import { ApplicationCvs } from './cvs.tsx'
import { PanelFacts } from './facts.tsx'
import { PanelLetter } from './letter.tsx'
import { PanelMatch } from './match.tsx'
import { NotesSection } from './notes-section.tsx'
import css from './panel.module.css'

interface PanelBodyProps {
  application: RecruiterApplicationDetail
  /** The next application, whose CV is drawn ahead; undefined until it is known. */
  ahead: RecruiterApplicationDetail | undefined
  search: ApplicationsSearch
  /** The decision on this application was made: shows the next one of the list. */
  onNext: (() => void) | undefined
  /** Shows this application again. */
  onReturn: () => void
}

/** The parts stand in the order in which an application is judged. */
export function PanelBody({ application, ahead, search, onNext, onReturn }: PanelBodyProps) {
  const { id, applicant_name, offer, submitted_at, attempts, answers } = application
  const canDecide = useAbility().can('edit', 'job offer')
  return (
    <div className={css.body}>
      <header className={css.head}>
        <Avatar name={applicant_name} size={48} />
        <div>
          <h2 tabIndex={-1}>{applicant_name}</h2>
          <p className="dots">
            <span>{displayTitle(offer.title)}</span>
            <span>reçue le {formatShortDate(submitted_at)}</span>
            {attempts > 1 && <span>envoyée à nouveau</span>}
          </p>
          <EnteredBadge entered={application.entered} />
          <OpinionLine of={application} />
        </div>
      </header>
      <ApplicationProgress application={application} />
      <ChangedElsewhereNotice key={`nouvelles ${id}`} application={application} />
      {canDecide ? (
        <>
          <ApplicationActions
            key={id}
            application={application}
            search={search}
            compact
            onNext={onNext}
            onReturn={onReturn}
          />
          {application.outcome === 'hired' && <OpenApplicationsNotice offerId={offer.id} />}
        </>
      ) : (
        <Alert>Vous consultez cette candidature en lecture seule.</Alert>
      )}
      <PanelFacts application={application} />
      <NotesSection key={`notes ${id}`} application={application} />
      <PanelMatch match={application.match_details} />
      <ApplicationCvs application={application} ahead={ahead} />
      {answers.length > 0 && (
        <section className={css.part}>
          <h3>Réponses à vos questions</h3>
          <dl className={css.answers}>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {!application.entered && <PanelLetter key={`lettre ${id}`} application={application} />}
      {application.others.length > 0 && (
        <section className={css.part}>
          <h3>Ses autres candidatures chez vous</h3>
          <OtherApplications others={application.others} search={search} />
        </section>
      )}
    </div>
  )
}
