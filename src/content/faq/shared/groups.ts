/** The groups of the questions in the order of the page, by their anchor; menus link to them. */
export const FAQ_GROUPS = {
  candidats: 'Candidats',
  'cv-et-profil': 'CV et profil',
  recruteurs: 'Recruteurs',
  'formules-et-paiements': 'Formules et paiements',
  'compte-et-donnees': 'Compte et données',
} as const
export type FaqGroup = keyof typeof FAQ_GROUPS
export const FAQ_GROUP_IDS = Object.keys(FAQ_GROUPS) as [FaqGroup, ...FaqGroup[]]

/** Lengths in characters. */
export const FAQ_LIMITS = { question: 160, answer: 6_000 } as const
