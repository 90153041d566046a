import type { CurrentUser } from '#src/accounts/current-user/contract.ts'

export const SETTINGS_TABS = {
  utilisateur: 'Utilisateur',
  securite: 'Sécurité',
  notifications: 'Notifications',
  alertes: 'Alertes',
  equipe: 'Équipe',
  horaires: 'Horaires',
  modeles: 'Modèles',
  confidentialite: 'Confidentialité',
}

export type SettingsTab = keyof typeof SETTINGS_TABS

const OF_APPLICANTS = ['alertes']
const OF_RECRUITERS = ['equipe', 'horaires', 'modeles']

export function settingsTabsOf(user: CurrentUser): SettingsTab[] {
  if (user.two_factor_required) return ['securite']
  return (Object.keys(SETTINGS_TABS) as SettingsTab[]).filter((tab) => {
    if (OF_APPLICANTS.includes(tab)) return user.userable_type === 'applicant'
    // Templates answer applications, which a company receives once it is validated.
    if (tab === 'modeles' && user.company?.status !== 'validated') return false
    return !OF_RECRUITERS.includes(tab) || (user.userable_type === 'recruiter' && user.company !== null)
  })
}
