import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SETTINGS_TABS, type SettingsTab, settingsTabsOf } from '#src/shell/frames/settings-tabs.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { userQuery } from '#src/shell/session/session.ts'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import css from './settings.module.css'

export const Route = createFileRoute('/_auth/dashboard/parametres/$tab')({
  staticData: { title: 'Paramètres', requires: 'user' },
  loader: ({ context, params: { tab } }) => {
    const user = context.queryClient.getQueryData(userQuery.queryKey)
    if (!user || settingsTabsOf(user).includes(tab as SettingsTab)) return
    if (user.two_factor_required)
      throw redirect({ to: '/dashboard/parametres/$tab', params: { tab: 'securite' } })
    throw tab in SETTINGS_TABS ? redirect({ to: '/not-authorized' }) : notFound()
  },
  component: Page,
})

function Page() {
  return <SettingsPage tab={Route.useParams().tab as SettingsTab} />
}

/** Each tab is loaded when it is opened. */
const PAGES = {
  utilisateur: lazyPart(() => import('#src/accounts/current-user/web/user-tab.tsx')),
  securite: lazyPart(() => import('#src/accounts/security/web/tab.tsx')),
  notifications: lazyPart(() => import('#src/notifications/preferences/web/tab.tsx')),
  alertes: lazyPart(() => import('#src/offers/alerts/web/tab.tsx')),
  equipe: lazyPart(() => import('#src/companies/team/web/tab.tsx')),
  horaires: lazyPart(() => import('#src/companies/hours/web/tab.tsx')),
  modeles: lazyPart(() => import('#src/applications/reply-templates/web/tab.tsx')),
  confidentialite: lazyPart(() => import('#src/personal-data/web/privacy-tab.tsx')),
} satisfies Record<SettingsTab, unknown>

/** Shows one tab of the settings that this person has. */
function SettingsPage({ tab }: { tab: SettingsTab }) {
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
