/** What a company is by law. */
export const LEGAL_FORMS = [
  'ei',
  'sarl',
  'sa',
  'association',
  'ong',
  'cooperative',
  'administration',
  'liberal',
] as const

export type LegalForm = (typeof LEGAL_FORMS)[number]

export const LEGAL_FORM_LABELS: Record<LegalForm, string> = {
  ei: 'Entreprise individuelle (EI)',
  sarl: 'SARL',
  sa: 'SA',
  association: 'Association',
  ong: 'ONG',
  cooperative: 'Coopérative',
  administration: 'Administration',
  liberal: 'Profession libérale',
}

const REGISTERED: readonly LegalForm[] = ['ei', 'sarl', 'sa']

/**
 * Whether it stands in the register of commerce (RCS), as companies and traders do. A company that has not said what it
 * is counts as one.
 */
export function isRegistered(form: LegalForm | null | undefined): boolean {
  return !form || REGISTERED.includes(form)
}
