import { queryOptions } from '@tanstack/react-query'
import type { Category } from '#src/content/articles/shared/categories.ts'
import { call } from '#src/shell/api/api.ts'
import type { Stored } from '#src/shell/form/autosave.ts'
import type {
  ArticleDesk,
  addArticlePicture,
  deleteArticle,
  planArticle,
  publishArticle,
  saveArticle,
  showWrittenArticle,
  unplanArticle,
  withdrawArticle,
} from '../../articles/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

/** What a writer writes of an article. */
export interface ArticleValues {
  title: string
  summary: string
  category: Category
  author: string
  slug: string
  body: string
  /** The name of the cover's file. */
  cover: string | null
  cover_alt: string
}

async function readArticle(id: number): Promise<ArticleDesk> {
  return (await call<typeof showWrittenArticle>('GET /api/admin/articles/:id', { params: { id } })).data
}

export const articleQuery = (id: number) =>
  queryOptions({ queryKey: deskKeys.article(id), queryFn: () => readArticle(id), staleTime: 0 })

export const readStored = async (id: number) => storedOf(await readArticle(id))

/** What the server has of an article, for the autosave. */
export function storedOf(article: ArticleDesk): Stored<ArticleValues> {
  const { id, version, updated_at, title, summary, category, author, slug, body, cover, cover_alt } = article
  const content = { title, summary, category, author, slug, body, cover: cover?.name ?? null, cover_alt }
  return { id, version, saved_at: updated_at, content }
}

export async function saveOnServer({
  id,
  version,
  content,
}: {
  id: number
  version: number
  content: ArticleValues
}) {
  const body = { ...content, version }
  return (await call<typeof saveArticle>('PUT /api/admin/articles/:id', { params: { id }, body })).data
}

export async function sendPicture(id: number, picture: File, use: 'cover' | 'text') {
  const body = { picture, use }
  return (
    await call<typeof addArticlePicture>('POST /api/admin/articles/:id/pictures', { params: { id }, body })
  ).data
}

interface Moved {
  id: number
  version: number
}

/** What a writer decides on an article; each answers with the article as it is then. */
export const MOVES = {
  publish: async ({ id, version }: Moved) =>
    (
      await call<typeof publishArticle>('PUT /api/admin/articles/:id/publication', {
        params: { id },
        body: { version },
      })
    ).data,
  plan: async ({ id, version }: Moved, at: string) =>
    (
      await call<typeof planArticle>('PUT /api/admin/articles/:id/plan', {
        params: { id },
        body: { version, at },
      })
    ).data,
  unplan: async ({ id, version }: Moved) =>
    (
      await call<typeof unplanArticle>('DELETE /api/admin/articles/:id/plan', {
        params: { id },
        body: { version },
      })
    ).data,
  withdraw: async ({ id, version }: Moved, reason: string) =>
    (
      await call<typeof withdrawArticle>('PUT /api/admin/articles/:id/withdrawal', {
        params: { id },
        body: { version, reason },
      })
    ).data,
}

export function removeArticle({ id, version }: Moved) {
  return call<typeof deleteArticle>('DELETE /api/admin/articles/:id', { params: { id }, body: { version } })
}
