import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { fileForm, imagePart, makeOwnCompany, OWN } from '#test/company.ts'
import { makeCompany } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { companies } from './tables.ts'

const services = useServices()
const guest = () => new Browser(services)
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'

test('a drawn logo is served alone, harmless and for ever', async () => {
  const { company } = await makeCompany(services, { logo_svg: SVG })
  const { status, headers, body } = await guest().get(`/api/companies/${company.id}/logo?v=x`)
  expect([status, body, headers['content-type']]).toEqual([200, SVG, 'image/svg+xml'])
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toContain('immutable')
})

test('a logo that was uploaded comes before the drawn one, as the small size of its picture', async () => {
  const { company, as } = await makeOwnCompany(services, { logo_svg: SVG })
  await as.owner.put(`${OWN}/pictures/logo`, fileForm('picture', await imagePart()))
  await services.db.update(companies).set({ status: 'validated' }).where(eq(companies.id, company.id))
  const { status, headers, bytes } = await guest().get(`/api/companies/${company.id}/logo`)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toContain('immutable')
  const { format, width } = await sharp(bytes).metadata()
  expect([format, width]).toEqual(['webp', 256])
})

test.each(['incomplete', 'pending', 'rejected', 'suspended'] as const)(
  'the logo of a company that is %s is shown to no guest',
  async (status) => {
    const { company } = await makeCompany(services, { logo_svg: SVG, status })
    expect((await guest().get(`/api/companies/${company.id}/logo`)).status).toBe(404)
  },
)

test('a company without a logo, one that does not exist and what is no number have none', async () => {
  const { company } = await makeCompany(services)
  for (const id of [company.id, 999_999, 'x'])
    expect((await guest().get(`/api/companies/${id}/logo`)).status).toBe(404)
})
