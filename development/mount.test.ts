import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

const PATHS = [
  '/dev/mails',
  '/dev/mails/catalogue',
  '/%64ev/mails',
  '/dev/oidc/google/.well-known/openid-configuration',
]

test.each(PATHS)(
  '%s answers a browser on this machine, and nobody through a proxy or another name',
  async (path) => {
    const ask = async (headers: Record<string, string>) =>
      (await new Browser(services).get(path, headers)).status
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])
      expect(await ask({ host }), host).toBe(200)
    for (const host of ['asafidy.example', 'localhost.evil.test:3000', '192.168.1.4:3000'])
      expect(await ask({ host }), host).toBe(404)
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'])
      expect(await ask({ host: 'localhost:3000', [name]: 'localhost' }), name).toBe(404)
  },
)
