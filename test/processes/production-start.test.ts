import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Mounts everything beside a server's database, then where others reach it, then on this machine; says what was read for each. */
const START = `
import { registerHooks } from 'node:module'
const read = []
registerHooks({
  load(url, context, next) {
    if (/\\/(development|node_modules\\/(oidc-provider|@fastify\\/middie|vite))\\//.test(url)) read.push(url)
    return next(url, context)
  },
})
for (const part of ['services', 'page-answers', 'pages-server', 'jobs', 'demo']) await import('./src/' + part + '.ts')
const { buildApp } = await import('./src/app.ts')
const { readEnv } = await import('./src/platform/env.ts')
const starts = []
const PUBLIC = { HOST: '0.0.0.0', APP_URL: 'https://exemple.test', DEMO: '1' }
for (const given of [{ DATABASE_URL: 'postgres://nowhere' }, PUBLIC, {}]) {
  const env = readEnv({ ...given, APP_SECRET: 'f1e0c9b25ad84736a0be9d17c3528f64', LOG_LEVEL: 'silent' })
  const app = await buildApp({ env, db: {}, live: {}, clock: { now: () => new Date(0) } })
  starts.push({ mails: app.hasRoute({ method: 'GET', url: '/dev/mails' }), reads: read.length > 0 })
}
console.log(JSON.stringify(starts))
`

test('with a database of its own, and where others reach it, the server reads nothing that serves development alone', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', START], {
    cwd: `${import.meta.dirname}/../..`,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([
    { mails: false, reads: false },
    { mails: false, reads: false },
    { mails: true, reads: true },
  ])
})
