/** The tabs of an application sent, as its address names them. */
export const MY_TABS = ['suivi', 'offre', 'dossier'] as const

export type MyTab = (typeof MY_TABS)[number]

export function isMyTab(tab: string): tab is MyTab {
  return MY_TABS.some((each) => each === tab)
}
