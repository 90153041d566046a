import { slugify } from '#src/shared/slugs.ts'
import type { ArticleDesk } from '../../articles/contract.ts'
import { useWriting } from '../writing/use-writing.ts'
import { type ArticleValues, articleQuery, readStored, saveOnServer, storedOf } from './queries.ts'

/** The writing of an article. */
export function useArticle(article: ArticleDesk) {
  const { id, first_published_at } = article
  const writing = useWriting<ArticleDesk, ArticleValues>({
    desk: article,
    storedOf,
    copyName: 'article',
    queryKey: articleQuery(id).queryKey,
    read: readStored,
    save: saveOnServer,
  })
  const { title, slug } = writing.values
  // Until it was online once, the address follows the title unless the writer gave another one.
  const follows = first_published_at === null && (slug === slugify(title) || !slug)
  const change = (patch: Partial<ArticleValues>) =>
    writing.change(patch.title !== undefined && follows ? { slug: slugify(patch.title), ...patch } : patch)
  return { ...writing, change }
}

export type ArticleEditing = ReturnType<typeof useArticle>
