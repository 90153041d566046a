import { Suspense } from 'react'
import { useUser } from './current-user.ts'
import css from './settings-page.module.css'
import { SETTINGS_TABS, type SettingsTab, settingsTabsOf } from './settings-tabs.ts'
import { SkeletonLines } from './skeleton.tsx'
import { Tabs } from './tabs.tsx'

/** The settings that this person has, one tab at a time. */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  const user = useUser()
  if (!user) return null
  const { page: Content } = SETTINGS_TABS[tab]
  const tabs = settingsTabsOf(user).map((one) => ({
    href: `/dashboard/parametres/${one}`,
    label: SETTINGS_TABS[one].label,
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
