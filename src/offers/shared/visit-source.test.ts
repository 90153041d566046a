import { expect, test } from 'vitest'
import { sourceOf } from './visit-source.ts'

const HERE = 'https://asafidy.test'

test.each([
  ['alerte', '', 'alert'],
  ['whatsapp', '/offres', 'social'],
  ['', '/offres', 'search'],
  ['', '/', 'site'],
  ['', '/profils/havoana', 'site'],
  ['', `${HERE}/offres?keywords=x`, 'search'],
  ['', `${HERE}/societe`, 'site'],
  ['', 'https://www.google.mg/', 'engine'],
  ['', 'https://www.google.co.uk/', 'engine'],
  ['', 'https://duckduckgo.com/', 'engine'],
  ['', 'https://l.facebook.com/', 'social'],
  ['', 'https://notfacebook.com/', 'other'],
  ['', 'https://google.evil.example/', 'other'],
  ['constructor', '', 'other'],
  ['', 'about:blank', 'other'],
] as const)('a visit named « %s » from « %s » comes from %s', (utm_source, from, source) => {
  expect(sourceOf({ utm_source, from }, HERE)).toBe(source)
})
