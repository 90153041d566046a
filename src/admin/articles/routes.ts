import { listNames } from '#src/accounts/people.ts'
import * as writing from '#src/content/articles/writing/articles.ts'
import { addArticlePicture } from '#src/content/articles/writing/pictures.ts'
import * as publication from '#src/content/articles/writing/publication.ts'
import { listWritten } from '#src/content/articles/writing/reading.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentDesk, presentPicture, presentRow } from './present.ts'

const write = permitted('write articles')

export function adminArticlesRoutes(endpoints: Endpoints, services: Services) {
  const { db, env } = services

  endpoints.on(contract.listWrittenArticles, write, async ({ query, request }) => {
    const { rows, total } = await listWritten(db, query)
    const names = await listNames(
      db,
      rows.flatMap(({ updated_by_id }) => updated_by_id ?? []),
    )
    const items = rows.map((row) => presentRow(row, names))
    return paginate(items, { ...query, total, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.createArticle, write, async ({ request }) => ({
    data: { id: await inTransaction(services, administratorOf(request), writing.createArticle) },
  }))

  endpoints.on(contract.showWrittenArticle, write, async ({ params }) => ({
    data: await presentDesk(db, params.id),
  }))

  endpoints.on(contract.saveArticle, write, async ({ params, body: { version, ...input }, request }) => {
    const values = { ...input, cover: input.cover ?? null }
    const saved = await inTransaction(services, administratorOf(request), (unit) =>
      writing.saveArticle(unit, params.id, values, version),
    )
    return { data: { version: saved.version, slug: saved.slug, saved_at: saved.updated_at.toISOString() } }
  })

  endpoints.on(contract.deleteArticle, write, ({ params, body, request }) =>
    inTransaction(services, administratorOf(request), (unit) =>
      writing.deleteArticle(unit, params.id, body.version),
    ),
  )

  endpoints.on(contract.addArticlePicture, write, async ({ params, body, request }) => {
    const given = { id: params.id, file: body.picture, use: body.use }
    const { key, width, height } = await addArticlePicture(services, administratorOf(request), given)
    return { data: { ...presentPicture(key), width, height } }
  })

  endpoints.on(contract.publishArticle, write, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      publication.publishArticle(unit, id, body.version),
    )
    return { data: await presentDesk(db, id) }
  })

  endpoints.on(contract.planArticle, write, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      publication.planArticle(unit, id, body.version, body.at),
    )
    return { data: await presentDesk(db, id) }
  })

  endpoints.on(contract.unplanArticle, write, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      publication.unplanArticle(unit, id, body.version),
    )
    return { data: await presentDesk(db, id) }
  })

  endpoints.on(contract.withdrawArticle, write, async ({ params: { id }, body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      publication.withdrawArticle(unit, id, body.version, body.reason),
    )
    return { data: await presentDesk(db, id) }
  })
}
