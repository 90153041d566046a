import pg from 'pg'
import { buildApp } from '#src/app.ts'
import { readEnv } from '#src/platform/env.ts'
import { openServices } from '#src/services.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** The SQL that the product runs for each of these calls, as it sends it to the driver. */
export async function recordStatements(env: Record<string, string>, urls: string[]): Promise<Statement[][]> {
  const { services, close } = await openServices(readEnv(env), console.error)
  const app = await buildApp(services)
  const recorded: Statement[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text
    const values = (Array.isArray(second) ? second : (first as { values?: unknown[] })?.values) ?? []
    if (text && !text.includes('pgboss')) recorded.push({ text, values })
    return Reflect.apply(query, this, args)
  } as typeof query
  const statements: Statement[][] = []
  for (const url of urls) {
    recorded.length = 0
    await app.inject({ url })
    statements.push([...recorded])
  }
  pg.Client.prototype.query = query
  await app.close()
  await close()
  return statements
}
