import { lazy } from 'react'
import type { CurrentUser } from '#src/accounts/contract.ts'

/** The tabs of the settings, in order; each is loaded when it is opened. */
export const SETTINGS_TABS = {
  utilisateur: { label: 'Utilisateur', page: lazy(() => import('#src/accounts/web/user-tab.tsx')) },
  securite: { label: 'Sécurité', page: lazy(() => import('#src/accounts/web/security-tab.tsx')) },
  notifications: {
    label: 'Notifications',
    page: lazy(() => import('#src/notifications/web/preferences-tab.tsx')),
  },
  alertes: { label: 'Alertes', page: lazy(() => import('#src/offers/web/alerts-tab.tsx')) },
  equipe: { label: 'Équipe', page: lazy(() => import('#src/companies/web/team-tab.tsx')) },
  modeles: { label: 'Modèles', page: lazy(() => import('#src/applications/web/templates-tab.tsx')) },
  confidentialite: {
    label: 'Confidentialité',
    page: lazy(() => import('#src/personal-data/web/privacy-tab.tsx')),
  },
}

export type SettingsTab = keyof typeof SETTINGS_TABS

const OF_APPLICANTS = ['alertes']
const OF_RECRUITERS = ['equipe', 'modeles']

/** The tabs that this person has. */
export function settingsTabsOf(user: CurrentUser): SettingsTab[] {
  if (user.two_factor_required) return ['securite']
  return (Object.keys(SETTINGS_TABS) as SettingsTab[]).filter((tab) => {
    if (OF_APPLICANTS.includes(tab)) return user.userable_type === 'applicant'
    // Templates answer applications, which a company receives once it is validated.
    if (tab === 'modeles' && user.company?.status !== 'validated') return false
    return !OF_RECRUITERS.includes(tab) || (user.userable_type === 'recruiter' && user.company !== null)
  })
}
