import Fastify from 'fastify'
import pg from 'pg'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

// This page costs the least that a list can: Fastify, one indexed query, twenty cards through renderToString.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
const app = Fastify()

app.get('/', async (_request, reply) => {
  const { rows } = await pool.query(
    `SELECT o.id, o.title, c.name AS company, o.min_salary, o.max_salary FROM offers o JOIN companies c ON c.id = o.company_id
     WHERE o.status = 'published' AND NOT o.paused AND o.expires_at > now() ORDER BY o.published_at DESC, o.id DESC LIMIT 20`,
  )
  const cards = rows.map((row) =>
    h('li', { key: row.id }, [
      h('h2', { key: 't' }, h('a', { href: `/offres/${row.id}` }, row.title)),
      h('p', { key: 'c' }, row.company),
      h('p', { key: 's' }, `${row.min_salary} – ${row.max_salary} Ar`),
    ]),
  )
  return reply
    .type('text/html')
    .send(`<!doctype html>${renderToString(h('html', null, h('body', null, h('ul', null, cards))))}`)
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
