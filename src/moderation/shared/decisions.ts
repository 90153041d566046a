/** Each decision on a company, an offer or an article has the name of its line in the audit log, and words for people. */
export const DECISIONS = {
  'companies.validated': 'a validé cette société',
  'companies.corrections-asked': 'a demandé de corriger cette société',
  'companies.suspended': 'a suspendu cette société',
  'companies.restored': 'a rétabli cette société',
  'companies.change-accepted': 'a accepté ce changement',
  'companies.change-refused': 'a refusé ce changement',
  'offers.published': 'a publié cette offre',
  'offers.rejected': 'a refusé cette offre',
  'offers.held': 'a mis cette offre en attente',
  'offers.released': 'a remis cette offre en ligne',
  'offers.resumed': 'a repris l’examen de cette offre',
  'offers.reports-cleared': 'a classé les signalements de cette offre',
  'offers.change-accepted': 'a accepté ce nouveau texte',
  'messages.removed': 'a retiré ce message',
  'messages.reports-cleared': 'a classé les signalements de ce message',
  'offers.change-rejected': 'a refusé ce nouveau texte',
  'articles.published': 'a publié cet article',
  'articles.corrected': 'a corrigé cet article en ligne',
  'articles.planned': 'a programmé cet article',
  'articles.unplanned': 'a annulé la publication programmée',
  'articles.plan-failed': 'n’a pas pu publier cet article programmé',
  'articles.withdrawn': 'a retiré cet article',
} as const

export type Decision = keyof typeof DECISIONS
