import { expect, test } from 'vitest'
import { sourceOf } from './visits.ts'

const HERE = 'https://asafidy.test'

test.each([
  ['?utm_source=alerte', null, '', 'alert'],
  ['?utm_source=whatsapp', '/offres', '', 'social'],
  ['', '/offres', 'https://www.google.com/', 'search'],
  ['', '/', '', 'site'],
  ['', '/profils/havoana', '', 'site'],
  ['', null, `${HERE}/offres?keywords=x`, 'search'],
  ['', null, `${HERE}/societe`, 'site'],
  ['', null, 'https://www.google.mg/', 'engine'],
  ['', null, 'https://www.google.co.uk/', 'engine'],
  ['', null, 'https://duckduckgo.com/', 'engine'],
  ['', null, 'https://l.facebook.com/', 'social'],
  ['', null, 'https://notfacebook.com/', 'other'],
  ['', null, 'https://google.evil.example/', 'other'],
  ['?utm_source=constructor', null, '', 'other'],
  ['', null, 'about:blank', 'other'],
] as const)('a visit with « %s » after %s from « %s » comes from %s', (search, before, referrer, source) => {
  expect(sourceOf(search, before, referrer, HERE)).toBe(source)
})
