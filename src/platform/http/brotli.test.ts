import { expect, test } from 'vitest'
import { acceptsBrotli, packText, unpack } from './brotli.ts'

test('a page that is packed comes back as it was', async () => {
  const text = '<p>Électromécanicienne à Fianarantsoa</p>'.repeat(400)
  const packed = await packText(text)
  expect(packed.length).toBeLessThan(text.length / 10)
  expect((await unpack(packed)).toString()).toBe(text)
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['gzip;q=0.5, br;q=0.8', true],
  ['gzip, br;q=0', false],
  ['gzip, br;q=0.000', false],
  ['gzip', false],
  ['brotli', false],
  [undefined, false],
])('« accept-encoding: %s » takes what is packed: %s', (header, taken) => {
  expect(acceptsBrotli(header)).toBe(taken)
})
