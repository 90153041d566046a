import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef } from 'react'
import { ChangedElsewhereNotice } from '#src/applications/deciding/web/changed-elsewhere-notice.tsx'
import { ApplicationActions } from '#src/applications/deciding/web/one/actions.tsx'
import { OpenApplicationsNotice } from '#src/applications/deciding/web/open-applications-notice.tsx'
import { ReachCard } from '#src/applications/entering/web/reach-card.tsx'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { type ApplicationsSearch, detailHref } from '../filters.ts'
import { useShortcuts } from '../keys.ts'
import { detailQuery } from '../queries.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { ApplicationHeader } from './header.tsx'
import { ApplicationHistory } from './history.tsx'
import { ApplicationLetter } from './letter.tsx'
import css from './page.module.css'
import { ApplicationProfile } from './profile.tsx'
import { APPLICATION_TABS, type ApplicationTab } from './tabs.ts'

const EvaluationTab = lazyPart(() => import('#src/applications/evaluating/web/tab.tsx'))

const MessagesTab = lazyPart(() => import('#src/applications/messages/web/recruiter-tab.tsx'))

const MadeProposal = lazyPart(() => import('#src/applications/proposals/web/made-card.tsx'))

/** The tab « Évaluation » has its note field under this id. */
const NOTE_FIELD = 'note-equipe'

/** Something is written and sent in these, so on a phone the decisions leave them the foot of the screen. */
const WRITING_TABS: readonly ApplicationTab[] = ['evaluation', 'messages', 'rendez-vous']

const TAB_WORDS: Record<ApplicationTab, string> = {
  profil: 'Profil',
  motivation: 'Motivation',
  evaluation: 'Évaluation',
  messages: 'Messages',
  'rendez-vous': 'Rendez-vous',
  historique: 'Historique',
}

interface ApplicationPageProps {
  id: number
  tab: ApplicationTab
  search: ApplicationsSearch
  /** The calendar imports the applications, so its part of this page is handed in. */
  meetings: (application: RecruiterApplicationDetail) => ReactNode
}

export function ApplicationPage({ id, tab, search, meetings }: ApplicationPageProps) {
  const application = useQuery(detailQuery(id, search)).data?.data
  const leaving = useRouterState({ select: ({ isLoading }) => isLoading })
  useNoteKey(id, tab, search)
  const box = useRef<HTMLElement>(null)
  const focusHeading = useHeadingFocus(box, application?.id)
  if (!application) return null
  const writes = WRITING_TABS.includes(tab)
  return (
    <article ref={box} className={classes(css.page, writes && css.writes)} aria-busy={leaving}>
      {leaving && <div className={css.busy} aria-hidden="true" />}
      <ApplicationHeader application={application} tab={tab} search={search} />
      <ChangedElsewhereNotice key={`changement ${id}`} application={application} />
      <Deciding application={application} tab={tab} search={search} onGoingOn={focusHeading} />
      {(application.stage === 'offer_made' || application.stage === 'accepted') && (
        <Suspense>
          <MadeProposal application={application} />
        </Suspense>
      )}
      <Tabs
        label="Dossier de candidature"
        tabs={APPLICATION_TABS.map((each) => ({
          href: detailHref(id, each, search),
          label: TAB_WORDS[each],
          ...(each === 'messages' && { count: application.unread_messages }),
        }))}
      />
      {tab === 'profil' && <ApplicationProfile key={id} application={application} />}
      {tab === 'motivation' && <ApplicationLetter application={application} />}
      {tab === 'evaluation' && (
        <Suspense>
          <EvaluationTab key={id} id={id} />
        </Suspense>
      )}
      {tab === 'messages' && (
        <Suspense>
          {application.entered ? (
            <ReachCard application={application} what="messages" />
          ) : (
            <MessagesTab key={id} application={application} />
          )}
        </Suspense>
      )}
      {tab === 'rendez-vous' &&
        (application.entered ? (
          <ReachCard application={application} what="meetings" />
        ) : (
          meetings(application)
        ))}
      {tab === 'historique' && <ApplicationHistory application={application} />}
    </article>
  )
}

/** N leads to the note field from every tab. */
function useNoteKey(id: number, tab: ApplicationTab, search: ApplicationsSearch) {
  const router = useRouter()
  useShortcuts({
    n: () => {
      if (tab === 'evaluation') document.getElementById(NOTE_FIELD)?.focus()
      else void router.navigate({ href: `${detailHref(id, 'evaluation', search)}#${NOTE_FIELD}` })
    },
  })
}

interface DecidingProps {
  application: RecruiterApplicationDetail
  tab: ApplicationTab
  search: ApplicationsSearch
  /** Goes on to the next application, whose heading takes the focus. */
  onGoingOn: (goOn: () => void) => void
}

/** A reader is told why nothing can be decided here. */
function Deciding({ application, tab, search, onGoingOn }: DecidingProps) {
  const canDecide = useAbility().can('edit', 'job offer')
  const router = useRouter()
  const { next_id } = application
  const open = (id: number) => void router.navigate({ href: detailHref(id, tab, search), replace: true })
  if (!canDecide)
    return (
      <Alert>
        Vous consultez cette candidature en lecture seule : les décisions reviennent aux recruteurs de votre
        société.
      </Alert>
    )
  return (
    <>
      <ApplicationActions
        key={application.id}
        application={application}
        search={search}
        isWriting={WRITING_TABS.includes(tab)}
        onNext={next_id === null ? undefined : () => onGoingOn(() => open(next_id))}
        onReturn={() => open(application.id)}
      />
      {application.outcome === 'hired' && <OpenApplicationsNotice offerId={application.offer.id} />}
    </>
  )
}
