import type { VisitSource } from '#src/offers/shared/life.ts'

export const SOURCE_LABELS: Record<VisitSource, string> = {
  search: 'Recherche Asafidy',
  site: 'Autres pages du site',
  alert: 'Alertes par e-mail',
  social: 'Réseaux sociaux et WhatsApp',
  engine: 'Google et autres moteurs',
  other: 'Lien direct ou autre site',
}

/** The figures of a day, in the order of the table. */
export const COLUMNS = [
  { name: 'views_count', label: 'Vues', short: 'Vues' },
  { name: 'visitors_count', label: 'Visiteurs', short: 'Visit.' },
  { name: 'saves_count', label: 'Sauvegardes', short: 'Sauv.' },
  { name: 'openings_count', label: 'Formulaire', short: 'Form.' },
  { name: 'applications_count', label: 'Candidatures', short: 'Cand.' },
] as const

/** The figures of a source. */
export const SOURCED = [
  { name: 'views_count', label: 'Vues', short: 'Vues' },
  { name: 'openings_count', label: 'Formulaires ouverts', short: 'Form.' },
  { name: 'applications_count', label: 'Candidatures', short: 'Cand.' },
] as const

/** « 3,2 % »; « – » when the whole is zero. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '–'
  return `${decimal((100 * part) / whole)}\u00A0%`
}

/** One digit after the comma, unless it is zero. */
export function decimal(value: number): string {
  return String(Math.round(10 * value) / 10).replace('.', ',')
}
