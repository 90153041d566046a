import { beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'
import { embedSnippet } from './shared/snippet.ts'

const ORIGIN = 'https://asafidy.example'
const services = useServices({ APP_URL: ORIGIN })
const visit = (path: string, headers: Record<string, string> = {}) => new Browser(services).get(path, headers)

beforeEach(() => services.db.delete(throttles))

test('the open offers of a company stand in a frame for its own site, without a cookie, and leave it when they close', async () => {
  const { company } = await makeCompany(services, { name: 'Tissus <b>& Fils' })
  const offer = await makeOffer(services, company.id, { title: 'Couturier "à façon" <script>' })
  await makeOffer(services, company.id, { title: 'Brouillon', status: 'draft' })
  const path = `/integrer/entreprise/${company.slug}`
  const { status, headers, body } = await visit(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain(`href="${ORIGIN}/offres/${offer.id}-`)
  expect(body).toContain('Couturier "à façon" &lt;script&gt;')
  expect(body).not.toContain('Brouillon')
  expect(body.length).toBeLessThan(4_000)
  expect((await visit(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  await services.db.update(offers).set({ status: 'closed' })
  services.clock.advance(600)
  expect((await visit(path)).body).toContain('Tissus &lt;b&gt;&amp; Fils n’a pas d’offre ouverte')
})

test('a company that is not there, or not validated, has a frame that says so; any other page stays out of frames', async () => {
  const { company } = await makeCompany(services, { status: 'suspended' })
  for (const slug of [company.slug, 'personne', '%3Cscript%3E']) {
    const { status, body } = await visit(`/integrer/entreprise/${slug}`)
    expect([status, body]).toEqual([404, expect.stringContaining('ne sont pas disponibles')])
    expect(body).not.toContain('<script>alert')
  }
  const { headers } = await visit('/api/articles')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a company’s site loads one small script, which others may keep', async () => {
  const { status, headers, body } = await visit('/integrer.js')
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(Buffer.byteLength(body)).toBeLessThan(2_000)
  expect(body).toContain(`"${ORIGIN}"`)
  expect(() => new Function(body)).not.toThrow()
  expect(embedSnippet(ORIGIN, 'tissus')).toBe(
    `<script async src="${ORIGIN}/integrer.js" data-societe="tissus"></script>`,
  )
})
