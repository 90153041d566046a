/** The tabs of an application received, as its address names them. */
export const RECEIVED_TABS = ['profil', 'motivation', 'historique'] as const

export type ReceivedTab = (typeof RECEIVED_TABS)[number]

export function isReceivedTab(tab: string): tab is ReceivedTab {
  return RECEIVED_TABS.some((each) => each === tab)
}
