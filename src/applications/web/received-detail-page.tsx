import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useAbility } from '#src/ui/ability.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import type { ReceivedDetail } from '../recruiter-contract.ts'
import { ReceivedActions } from './received-actions.tsx'
import css from './received-detail-page.module.css'
import { detailHref, type ReceivedSearch } from './received-filters.ts'
import { ReceivedHeader } from './received-header.tsx'
import { ReceivedHistory } from './received-history.tsx'
import { ReceivedLetter } from './received-letter.tsx'
import { ReceivedProfile } from './received-profile.tsx'
import { detailQuery } from './received-queries.ts'
import { RECEIVED_TABS, type ReceivedTab } from './received-tabs.ts'

const TAB_WORDS: Record<ReceivedTab, string> = {
  profil: 'Profil',
  motivation: 'Motivation',
  historique: 'Historique',
}

interface ReceivedDetailPageProps {
  id: number
  tab: ReceivedTab
  search: ReceivedSearch
}

/** One application received: who, how far, what to do next, and the whole of what was sent. */
export function ReceivedDetailPage({ id, tab, search }: ReceivedDetailPageProps) {
  const application = useQuery(detailQuery(id, search)).data?.data
  const leaving = useRouterState({ select: ({ isLoading }) => isLoading })
  if (!application) return null
  return (
    <article className={css.page} aria-busy={leaving}>
      {leaving && <div className={css.busy} aria-hidden="true" />}
      <ReceivedHeader application={application} tab={tab} search={search} />
      <Deciding application={application} search={search} />
      <Tabs
        label="Dossier de candidature"
        tabs={RECEIVED_TABS.map((each) => ({ href: detailHref(id, each, search), label: TAB_WORDS[each] }))}
      />
      {tab === 'profil' && <ReceivedProfile key={id} application={application} />}
      {tab === 'motivation' && <ReceivedLetter application={application} />}
      {tab === 'historique' && <ReceivedHistory application={application} />}
    </article>
  )
}

/** What can be done, or why nothing can. */
function Deciding({ application, search }: { application: ReceivedDetail; search: ReceivedSearch }) {
  const canDecide = useAbility().can('edit', 'job offer')
  if (!canDecide)
    return (
      <Alert>
        Vous consultez cette candidature en lecture seule : les décisions reviennent aux recruteurs de votre
        société.
      </Alert>
    )
  return <ReceivedActions key={application.id} application={application} search={search} />
}
