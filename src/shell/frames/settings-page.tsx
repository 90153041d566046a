import { lazy, Suspense } from 'react'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { useUser } from '../session/current-user.ts'
import css from './settings-page.module.css'
import { SETTINGS_TABS, type SettingsTab, settingsTabsOf } from './settings-tabs.ts'

/** Each is loaded when it is opened. */
const PAGES = {
  utilisateur: lazy(() => import('#src/current-user/web/user-tab.tsx')),
  securite: lazy(() => import('#src/accounts/security/web/security-tab.tsx')),
  notifications: lazy(() => import('#src/notifications/preferences/web/tab.tsx')),
  alertes: lazy(() => import('#src/offers/alerts/web/alerts-tab.tsx')),
  equipe: lazy(() => import('#src/companies/team/web/tab.tsx')),
  modeles: lazy(() => import('#src/applications/reply-templates/web/tab.tsx')),
  confidentialite: lazy(() => import('#src/personal-data/web/privacy-tab.tsx')),
} satisfies Record<SettingsTab, unknown>

/** The settings that this person has, one tab at a time. */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  const user = useUser()
  if (!user) return null
  const Content = PAGES[tab]
  const tabs = settingsTabsOf(user).map((one) => ({
    href: `/dashboard/parametres/${one}`,
    label: SETTINGS_TABS[one],
  }))
  return (
    <>
      <h1>Paramètres</h1>
      <Tabs label="Paramètres" tabs={tabs} />
      <div className={css.page}>
        <Suspense fallback={<SkeletonLines />}>
          <Content />
        </Suspense>
      </div>
    </>
  )
}
