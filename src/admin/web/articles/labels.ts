import type { ArticleState } from '#src/content/articles/shared/states.ts'
import type { BadgeTone } from '#src/ui/shared/badge.ts'

export const ARTICLE_STATE_TONES: Record<ArticleState, BadgeTone> = {
  draft: 'amber',
  planned: 'blue',
  published: 'green',
  withdrawn: 'red',
}
