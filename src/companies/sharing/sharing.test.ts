import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { companies } from '../tables.ts'

const services = useServices()
const ofCompany = (slug: string) => new Browser(services).get(`/api/companies/${slug}/share-picture.png`)

test('a validated company has a picture, any other none', async () => {
  const { company } = await makeCompany(services, { name: 'Lalantsara BTP', slug: 'lalantsara' })
  await makeOffer(services, company.id)
  const { status, bytes } = await ofCompany('lalantsara')
  expect([status, (await sharp(bytes).metadata()).height]).toEqual([200, 630])
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  expect((await ofCompany('lalantsara')).status).toBe(404)
  expect((await ofCompany('nobody')).status).toBe(404)
})
