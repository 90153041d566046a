import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { APP_NAME } from '#src/shared/app-name.ts'
import { type AnyEndpoint, bodyOn, statusesOf } from '#src/shared/endpoint.ts'
import { pageSecurityPolicy } from './csp.ts'
import { isKeyed } from './keyed-calls.ts'

const KEY_SCHEME = 'partner_key'

/**
 * OpenAPI of the contracts: the page at /api/docs, the document at /api/docs/json.
 * @param about the day that rules are described for, `2026-11-21`, and whether the site has TLS
 */
export async function mountApiDocs(
  app: FastifyInstance,
  endpoints: AnyEndpoint[],
  { today, https }: { today: string; https: boolean },
) {
  const document = describeApi(endpoints, today)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The package's own policy lets styles come from anywhere; what it writes in its page it names by hashes.
    transformStaticCSP: (theirs) =>
      pageSecurityPolicy(theirs.match(/'sha256-[^']+'/g) ?? [], { dev: false, https }),
    theme: { title: `${APP_NAME}, API` },
  })
}

/** The OpenAPI 3.1 document of these endpoints. */
function describeApi(endpoints: AnyEndpoint[], today: string) {
  let paths: ReturnType<typeof describePaths> | undefined
  return {
    openapi: '3.1.0',
    info: { title: `${APP_NAME}, API`, version: '1' },
    // They take 3 MB, which a process in which nobody reads them never spends.
    get paths() {
      paths ??= describePaths(endpoints, today)
      return paths
    },
    components: { securitySchemes: { [KEY_SCHEME]: { type: 'http', scheme: 'bearer' } } },
  }
}

function describePaths(endpoints: AnyEndpoint[], today: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint, today) }
  }
  return paths
}

function describeEndpoint(endpoint: AnyEndpoint, today: string) {
  const bodyType = endpoint.files ? 'multipart/form-data' : 'application/json'
  const body = bodyOn(endpoint, today)
  return {
    summary: endpoint.summary,
    security: isKeyed(endpoint.path) ? [{ [KEY_SCHEME]: [] }] : [],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body ? { requestBody: { content: { [bodyType]: { schema: jsonSchema(body, 'input') } } } } : {}),
    responses: Object.fromEntries(
      statusesOf(endpoint).map((status) => [status, describeSuccess(status === 204 ? null : endpoint.reply)]),
    ),
  }
}

function describeSuccess(reply: z.ZodType | null | undefined) {
  const content = reply && { content: { 'application/json': { schema: jsonSchema(reply, 'output') } } }
  return { description: 'Succès', ...content }
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {} } = jsonSchema(schema, 'input') as { properties?: Record<string, unknown> }
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: each,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
}
