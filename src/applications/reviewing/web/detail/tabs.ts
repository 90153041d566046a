/** The tabs of an application received, as its address names them. */
export const APPLICATION_TABS = [
  'profil',
  'motivation',
  'evaluation',
  'messages',
  'rendez-vous',
  'historique',
] as const

export type ApplicationTab = (typeof APPLICATION_TABS)[number]

export function isApplicationTab(tab: string): tab is ApplicationTab {
  return APPLICATION_TABS.some((each) => each === tab)
}
