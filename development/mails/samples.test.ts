import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isKind, KINDS } from '#src/notifications/shared/kinds.ts'
import { readEnv } from '#src/platform/env.ts'
import { useServices } from '#test/services.ts'
import { listMailSamples } from './samples.ts'

const services = useServices()
const env = readEnv({
  APP_URL: 'https://asafidy.test',
  ADMIN_URL: 'https://admin.asafidy.test',
  DATABASE_URL: 'postgres://nowhere',
  APP_SECRET: 'un secret de trente-deux caractères au moins',
})
const samples = listMailSamples(env)

const SRC = join(import.meta.dirname, '../../src')
const readSource = (path: string) => readFileSync(join(SRC, path), 'utf8')

/** The pages of the site, of its own list but for the one of missing pages, and what the server answers by itself. */
const PAGES = [
  ...[...readSource('pages.ts').matchAll(/route\('(\/[^']+)'/g)].map(([, path = '']) => path),
  '/email/verify/$id/$hash',
]
  .filter((path) => path !== '/$')
  .map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`))
const isPage = (path: string) => path === '/' || PAGES.some((page) => page.test(path))

/** The screens of the administration have their addresses as constants beside them. */
const SCREENS = readdirSync(join(SRC, 'admin/web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
  .flatMap((file) => [...readSource(`admin/web/${file}`).matchAll(/export const [A-Z_]+ = '(\/[\w-]*)'/g)])
  .map(([, path = '']) => path)
const isAdminPage = (path: string) =>
  /^\/(?:invitation\/[^/]+)?$/.test(path) || SCREENS.includes(path.replace(/\/\d+$/, ''))

test('every kind of the catalogue has its mail', () => {
  const kinds = new Set(samples.map(({ kind }) => kind))
  expect(Object.keys(KINDS).filter((kind) => !kinds.has(kind))).toEqual([])
})

describe.each(samples.map((sample, index) => ({ ...sample, index })))(
  '$index $name',
  ({ kind, link, mail }) => {
    const visible = mail.html.replace(/<style>.*?<\/style>/s, '').replace(/<!--.*?-->/gs, '')

    test('has a subject, a text and a page, complete', () => {
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part.length).toBeGreaterThan(5)
        expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid Date|\{\w+\}/)
      }
      expect(mail.subject.length).toBeLessThan(110)
      expect(mail.html.length).toBeLessThan(20_000)
    })

    test('is written in correct French: no-break spaces, apostrophes', () => {
      for (const part of [mail.subject, mail.text.replace(/https?:\S+/g, '')]) {
        expect(part).not.toMatch(/ [:;!?»]|« |\w'\w/)
        expect(part).not.toMatch(/\d Ar\b/)
      }
    })

    test('says in its text what its page says, and leads only to this product', () => {
      const addresses = [...visible.matchAll(/href="([^"]+)"/g)].map((match) =>
        match[1]?.replaceAll('&amp;', '&'),
      )
      const own = /^https:\/\/(admin\.)?asafidy\.test\//
      const isTold = (address = '') => own.test(address) && mail.text.includes(address)
      expect(addresses.filter((address) => !isTold(address))).toEqual([])
    })

    test('leads to pages that are there', async () => {
      const addresses = [...visible.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => new URL(address))
      const missing = addresses.filter(({ host, pathname }) =>
        host.startsWith('admin.') ? !isAdminPage(pathname) : !isPage(pathname),
      )
      expect(missing.map(({ href }) => href)).toEqual([])
      if (!kind || link === undefined) return
      const { pathname } = new URL(link, 'https://asafidy.test')
      const isThere =
        isKind(kind) && KINDS[kind].audience === 'admin' ? isAdminPage(pathname) : isPage(pathname)
      expect(isThere, link).toBe(true)
    })

    test('can be stopped in one click exactly when it is of the catalogue', () => {
      const stop = mail.headers?.['List-Unsubscribe']
      expect(Boolean(stop)).toBe(kind !== undefined)
      expect(mail.html.includes('Ne plus recevoir ces e-mails')).toBe(kind !== undefined)
      if (stop) expect(stop).toMatch(/^<https:\/\/asafidy\.test\/email\/unsubscribe\/[\w.-]+>$/)
    })
  },
)

test('all are shown for review, at two widths, light and dark, and run nothing', async () => {
  const page = await services.app.inject('/dev/mails/catalogue')
  expect(page.payload.split('<section').length - 1).toBe(samples.length)
  const frames = [...page.payload.matchAll(/<iframe [^>]*sandbox[^>]* src="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  expect(frames).toHaveLength(samples.length * 4)
  const [light = '', , dark = ''] = frames
  const answers = await Promise.all([light, dark].map((url) => services.app.inject(url)))
  expect(answers.map(({ payload }) => payload.includes('<html data-ogsc'))).toEqual([false, true])
  for (const { headers, payload } of answers) {
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(payload).toContain('src="data:image/png;base64,')
  }
  for (const url of ['/dev/mails/catalogue/9999/clair', '/dev/mails/catalogue/0/gris'])
    expect((await services.app.inject(url)).statusCode).toBe(404)
})
