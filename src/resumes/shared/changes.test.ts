import { expect, test } from 'vitest'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { changesBetween } from './changes.ts'

test('what changed is told as people read it: numbers, dates, and nothing where only the spelling differs', () => {
  const before = makeDocument()
  const same = { ...before, identity: { ...before.identity, phone_number: '+261341234567' } }
  const spelt = { ...before, identity: { ...before.identity, phone_number: '034\u00a012\u00a0345\u00a067' } }
  expect(changesBetween(spelt, same)).toEqual([])
  const after = {
    ...before,
    identity: { ...before.identity, phone_number: '+261321234567' },
    sections: before.sections.filter(({ kind }) => kind !== 'experience'),
  }
  expect(changesBetween(before, after)).toMatchObject([
    { label: 'Téléphone', before: '034 12 345 67', after: '032\u00a012\u00a0345\u00a067' },
    { before: 'Comptable, Cabinet Soa, Antsirabe, mars\u00a02021 – aujourd’hui, Paie.', after: '' },
  ])
})
