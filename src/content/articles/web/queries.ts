import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listArticles, showArticle } from '../contract.ts'
import type { Category } from '../shared/categories.ts'
import { articleKeys } from './query-keys.ts'

export interface ArticleSearch {
  category?: Category | undefined
  page: number
}

/** A page of the published articles, all of them or those of one subject. */
export const articlesQuery = ({ category, page }: ArticleSearch) =>
  queryOptions({
    queryKey: articleKeys.list({ category, page }),
    queryFn: ({ signal }) =>
      call<typeof listArticles>('GET /api/articles', {
        query: { page: String(page), ...(category && { category }) },
        signal,
      }),
  })

/** An article by a name in its address, or where it has gone. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: articleKeys.one(slug),
    queryFn: ({ signal }) =>
      call<typeof showArticle>('GET /api/articles/:slug', { params: { slug }, signal }),
  })
