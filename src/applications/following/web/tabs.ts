/** The address names the tabs by these words. */
export const APPLICATION_TABS = ['suivi', 'offre', 'dossier', 'messages', 'rendez-vous'] as const

export type ApplicationTab = (typeof APPLICATION_TABS)[number]

export function isApplicationTab(tab: string): tab is ApplicationTab {
  return APPLICATION_TABS.some((each) => each === tab)
}
