import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import { cacheCounts } from '../cache.ts'
import { type Database, type OpenDatabase, selectRows } from '../database.ts'
import { writeLog } from '../log.ts'
import type { Replica } from '../replicas/replica.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Serves the figures of this process for Prometheus at /metrics of its own loopback port; without a port nothing is
 * counted. Call it before the server listens.
 */
export async function openMetrics(
  port: number | undefined,
  { database, replica }: { database: OpenDatabase; replica: Replica | null },
  app: FastifyInstance,
): Promise<Server | null> {
  if (port === undefined) return null
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  measureRequests(client, registry, app)
  countPool(client, registry, database)
  countWaiting(client, registry, database.db)
  countCaches(client, registry)
  if (replica) measureReplica(client, registry, replica)
  const server = createServer((request, response) => answer(registry, request.url, response))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  app.addHook('onClose', async () => void server.close())
  return server
}

type Client = typeof import('prom-client')

function answer(registry: Registry, url: string | undefined, response: import('node:http').ServerResponse) {
  if (url !== '/metrics') return response.writeHead(404).end()
  registry.metrics().then(
    (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
    (err) => {
      writeLog('error', 'the figures could not be read', { err })
      response.writeHead(503).end()
    },
  )
  return undefined
}

/**
 * Requests are counted by the pattern of their route: an address may say who somebody is, and there is no end of them.
 */
function measureRequests({ Histogram }: Client, registry: Registry, app: FastifyInstance) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
}

function countPool({ Gauge }: Client, registry: Registry, { kind, client }: OpenDatabase) {
  if (kind !== 'postgres') return
  const pool = client as Pool
  new Gauge({
    name: 'database_connections',
    help: 'Connections in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** These figures are left out while the database is away, so that the others are still served. */
function countWaiting({ Gauge }: Client, registry: Registry, database: Database) {
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, those that are late, and those that failed for good',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      const [row] = await selectRows<Record<string, unknown>>(database, JOBS).catch(() => [])
      for (const [state, count] of Object.entries(row ?? {})) jobs.set({ state }, Number(count))
    },
  })
  const mails = new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are written and not sent',
    registers: [registry],
    async collect() {
      this.reset()
      const [row] = await selectRows<{ count: unknown }>(database, MAILS).catch(() => [])
      if (row) mails.set(Number(row.count))
    },
  })
}

const JOBS = sql`
  SELECT count(*) FILTER (WHERE state < 'active') AS waiting,
    count(*) FILTER (WHERE state < 'active' AND start_after < now() - interval '1 minute') AS late,
    count(*) FILTER (WHERE state = 'failed') AS failed
  FROM pgboss.job WHERE state < 'active' OR state = 'failed'`
const MAILS = sql`SELECT count(*) AS count FROM outgoing_mails WHERE sent_at IS NULL`

function countCaches({ Counter }: Client, registry: Registry) {
  new Counter({
    name: 'cache_requests_total',
    help: 'What was asked of the caches, found there or made',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, cacheCounts.asked - cacheCounts.misses)
      this.inc({ result: 'miss' }, cacheCounts.misses)
    },
  })
}

/** The age is infinite until the replica has been compared with the primary. */
function measureReplica({ Gauge }: Client, registry: Registry, replica: Replica) {
  new Gauge({
    name: 'database_replica_age_seconds',
    help: 'By how much the replica is behind, at most',
    registers: [registry],
    collect() {
      this.set(replica.age())
    },
  })
  new Gauge({
    name: 'database_replica_used',
    help: '1 while guests are answered from the replica, 0 while the primary answers them',
    registers: [registry],
    collect() {
      this.set(Number(replica.current() !== null))
    },
  })
}
