import { expect, test } from 'vitest'
import { isOurPath } from './local-path.ts'

test.each([
  '/candidat/mes-cv',
  '/offres?keywords=d%C3%A9veloppeuse&city=3#resultats',
  '/dashboard/parametres/utilisateur',
])('%s is a path of this site', (path) => {
  expect(isOurPath(path)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example/%25',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:x',
  'javascript:alert(1)',
  'https://evil.example',
  'evil.example',
  '',
  '/%E0%A4%A',
])('%j is refused', (path) => {
  expect(isOurPath(path)).toBe(false)
})
