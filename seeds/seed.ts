import { sql } from 'drizzle-orm'
import { readEnv } from '#src/platform/env.ts'
import { openServices } from '#src/services.ts'
import { DEMO_OFFERS, writeDemonstration } from './write.ts'

// npm run seed [-- --offers 100000]: fills the database as a first start does, with as many offers as told.
const at = process.argv.indexOf('--offers')
const offers = at < 0 ? DEMO_OFFERS : Number(process.argv[at + 1])
if (!Number.isInteger(offers) || offers < 1) {
  console.error('Usage: npm run seed -- --offers 100000')
  process.exit(1)
}
const { services, close } = await openServices(readEnv(), console.error)
const started = Date.now()
await writeDemonstration(services, { offers, onProgress: (text) => console.log(text) })
// The planner of PostgreSQL needs to know how many rows there are now, and counting many takes longer than a query may.
await services.db.transaction(async (tx) => {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await tx.execute(sql`ANALYZE`)
})
console.log(`Done in ${Math.round((Date.now() - started) / 1000)} s.`)
await close()
