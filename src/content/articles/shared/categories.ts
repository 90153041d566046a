/** The subjects of the articles, by the name in their address. */
export const CATEGORY_LABELS = {
  cv: 'CV et lettre',
  entretien: 'Entretien',
  droit: 'Droit du travail',
  arnaques: 'Arnaques',
  salaires: 'Salaires',
  recruteurs: 'Recruteurs',
} as const
export type Category = keyof typeof CATEGORY_LABELS
export const CATEGORIES = Object.keys(CATEGORY_LABELS) as [Category, ...Category[]]
