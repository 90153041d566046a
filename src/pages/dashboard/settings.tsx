import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { SettingsPage } from '#src/shell/frames/settings-page.tsx'
import { SETTINGS_TABS, type SettingsTab, settingsTabsOf } from '#src/shell/frames/settings-tabs.ts'
import { userQuery } from '#src/shell/session/session.ts'

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
