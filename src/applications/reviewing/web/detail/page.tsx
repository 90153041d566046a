import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReceivedDetail } from '#src/applications/reviewing/contract.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { ReceivedActions } from '../actions/actions.tsx'
import { detailHref, type ReceivedSearch } from '../filters.ts'
import { detailQuery } from '../queries.ts'
import { ReceivedHeader } from './header.tsx'
import { ReceivedHistory } from './history.tsx'
import { ReceivedLetter } from './letter.tsx'
import css from './page.module.css'
import { ReceivedProfile } from './profile.tsx'
import { RECEIVED_TABS, type ReceivedTab } from './tabs.ts'

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
