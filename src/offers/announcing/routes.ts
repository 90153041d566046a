import type { FastifyInstance } from 'fastify'
import type { Services } from '#src/platform/services.ts'

/** Serves the file by which search engines see that the key is this site's; there is none without a key. */
export function mountIndexNowKey(app: FastifyInstance, { env }: Pick<Services, 'env'>): void {
  const key = env.INDEXNOW_KEY
  if (!key) return
  app.get(
    `/${key}.txt`,
    { schema: { hide: true } as object, config: { anonymous: true } },
    async (_, reply) => reply.type('text/plain; charset=utf-8').header('x-robots-tag', 'noindex').send(key),
  )
}
