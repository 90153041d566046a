export const ARTICLE_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]

/** The words of the states in lists. */
export const ARTICLE_STATE_LABELS: Record<ArticleState, string> = {
  draft: 'Brouillon',
  planned: 'Programmé',
  published: 'Publié',
  withdrawn: 'Retiré',
}

/** What a writer or the clock does to an article. */
export type ArticleMove = 'publish' | 'plan' | 'unplan' | 'withdraw' | 'delete'

/** From which states each move starts. Publishing a published article puts its corrections online. */
const FROM: Record<ArticleMove, readonly ArticleState[]> = {
  publish: ['draft', 'planned', 'published', 'withdrawn'],
  plan: ['draft', 'planned'],
  unplan: ['planned'],
  withdraw: ['published'],
  // What was once public keeps its address for good.
  delete: ['draft'],
}

/** Whether this move starts from this state. */
export function canMoveArticle(state: ArticleState, move: ArticleMove): boolean {
  return FROM[move].includes(state)
}
