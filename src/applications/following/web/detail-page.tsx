import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { contractWords, stateTone } from '#src/applications/shared/labels.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import { BriefcaseIcon, PinIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { FileIcon, WalletIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicationDetail } from '../contract.ts'
import css from './detail.module.css'
import { DossierTab } from './dossier.tsx'
import { OfferTab } from './offer-tab.tsx'
import { applicationQuery } from './queries.ts'
import { APPLICATION_TABS, type ApplicationTab } from './tabs.ts'
import { FollowTab } from './timeline.tsx'

const MessagesTab = lazyPart(() => import('#src/applications/messages/web/applicant-tab.tsx'))

const SHOWN: Record<
  Exclude<ApplicationTab, 'rendez-vous' | 'suivi'>,
  ComponentType<{ application: ApplicationDetail }>
> = {
  offre: OfferTab,
  dossier: DossierTab,
  messages: MessagesTab,
}
const TAB_WORDS: Record<ApplicationTab, string> = {
  suivi: 'Suivi',
  offre: 'Offre',
  dossier: 'Dossier',
  messages: 'Messages',
  'rendez-vous': 'Rendez-vous',
}

interface ApplicationPageProps {
  id: string
  tab: ApplicationTab
  /**
   * The calendar imports the applications, so its two parts of this page are handed in: all meetings, and the next
   * one.
   */
  meetings: ReactNode
  meeting: ReactNode
}

/** The loader has read the application already, because its title is in the breadcrumb. */
export function ApplicationPage({ id, tab, meetings, meeting }: ApplicationPageProps) {
  const { data } = useQuery(applicationQuery(id))
  if (!data) return null
  return (
    <>
      <Header application={data} />
      {tab === 'rendez-vous' && meetings}
      {tab === 'suivi' && <FollowTab application={data} meeting={meeting} />}
      {tab !== 'rendez-vous' && tab !== 'suivi' && (
        <Suspense>
          <Shown tab={tab} application={data} />
        </Suspense>
      )}
    </>
  )
}

function Shown({ tab, application }: { tab: keyof typeof SHOWN; application: ApplicationDetail }) {
  const Tab = SHOWN[tab]
  return <Tab application={application} />
}

function Header({ application }: { application: ApplicationDetail }) {
  const { id, company, offer, job_offer_title, label } = application
  const facts = [
    [BriefcaseIcon, company.name],
    [PinIcon, offer.city],
    [FileIcon, contractWords(offer)],
    [WalletIcon, formatPay(offer.min_salary, offer.max_salary)],
  ] as const
  return (
    <section className={css.header} aria-label="Candidature">
      <div className={css.top}>
        <CompanyTile company={company} size="large" />
        <div className={css.title}>
          <h1>{displayTitle(job_offer_title)}</h1>
          <Badge tone={stateTone(application)}>{label}</Badge>
        </div>
        <ul className={css.facts}>
          {facts.map(
            ([Icon, text]) =>
              text && (
                <li key={text}>
                  <Icon size={16} />
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
      <Tabs
        label="Onglets de la candidature"
        tabs={APPLICATION_TABS.map((tab) => ({
          href: `/candidat/candidatures/${id}/${tab}`,
          label: TAB_WORDS[tab],
          ...(tab === 'messages' && { count: application.unread_messages }),
        }))}
      />
    </section>
  )
}
