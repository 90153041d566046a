import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import { partners } from './tables.ts'

const services = useServices()

test('visitors read of the partners that are shown, in their order, and of no other', async () => {
  const guest = new Browser(services)
  expect((await guest.get('/api/partners')).body).toEqual({ data: [] })
  const now = services.clock.now()
  const of = (name: string, position: number, is_shown: boolean) => ({
    name,
    position,
    is_shown,
    sentence: 'Forme des comptables.',
    created_at: now,
    updated_at: now,
  })
  await services.db.insert(partners).values([of('Deux', 2, true), of('Un', 1, true), of('Masqué', 0, false)])
  const { data } = (await guest.get('/api/partners')).body
  expect(data).toMatchObject([
    { name: 'Un', address: null, logo: null, sentence: 'Forme des comptables.' },
    { name: 'Deux' },
  ])
  expect((await guest.get('/api/partners/logos/x.webp')).status).toBe(404)
})
