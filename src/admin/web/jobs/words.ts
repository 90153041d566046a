/** The jobs in words, by their names; one without words is shown by its name alone. */
const LABELS: Record<string, string> = {
  'schedule.sweep': 'Ce qui est dû dans la minute',
  'schedule.housekeeping': 'Ménage de la nuit',
  'measures.record': 'Mesures de la machine',
  'mail.send': 'Envoi des e-mails',
  'statistics.count-days': 'Statistiques de la nuit',
  'sitemap.build': 'Plan du site',
}

export const jobLabel = (name: string): string => LABELS[name] ?? name

/** @example « 3 ms », « 12 s », « 4 min » */
export function formatTook(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds}\u00a0ms`
  const seconds = Math.round(milliseconds / 1_000)
  return seconds < 90 ? `${seconds}\u00a0s` : `${Math.round(seconds / 60)}\u00a0min`
}
