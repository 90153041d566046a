import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useUser } from '#src/ui/current-user.ts'
import { userQuery } from '#src/ui/session.ts'
import { SETTINGS_TABS, type SettingsTab, settingsTabsOf } from '#src/ui/settings-tabs.ts'
import { SkeletonLines } from '#src/ui/skeleton.tsx'
import { Tabs } from '#src/ui/tabs.tsx'

export const Route = createFileRoute('/_auth/dashboard/parametres/$tab')({
  staticData: { title: 'Paramètres', requires: 'user' },
  loader: ({ context, params: { tab } }) => {
    const user = context.queryClient.getQueryData(userQuery.queryKey)
    if (!user) return
    const tabs = settingsTabsOf(user)
    if (tabs.includes(tab as SettingsTab)) return
    if (user.two_factor_required)
      throw redirect({ to: '/dashboard/parametres/$tab', params: { tab: 'securite' } })
    throw tab in SETTINGS_TABS ? redirect({ to: '/not-authorized' }) : notFound()
  },
  component: SettingsPage,
})

function SettingsPage() {
  const user = useUser()
  const { tab } = Route.useParams()
  if (!user) return null
  const { page: Content } = SETTINGS_TABS[tab as SettingsTab]
  const tabs = settingsTabsOf(user).map((one) => ({
    href: `/dashboard/parametres/${one}`,
    label: SETTINGS_TABS[one].label,
  }))
  return (
    <>
      <h1>Paramètres</h1>
      <Tabs label="Paramètres" tabs={tabs} />
      <Suspense fallback={<SkeletonLines />}>
        <Content />
      </Suspense>
    </>
  )
}
