import { expect, test } from 'vitest'
import { hasFile } from './bodies.ts'
import { formDataOf } from './file-sending.ts'

test('a body becomes multipart as the wire reads it', () => {
  const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' })
  const form = formDataOf({
    title: 'CV',
    is_draft: true,
    hidden: false,
    resume_id: null,
    left_out: undefined,
    skills: ['React', 'Node.js'],
    address: { city: { id: 3 } },
    resume_pdf: file,
  })
  expect([...form].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['title', 'CV'],
    ['is_draft', '1'],
    ['hidden', '0'],
    ['resume_id', ''],
    ['skills[0]', 'React'],
    ['skills[1]', 'Node.js'],
    ['address[city][id]', '3'],
    ['resume_pdf', 'cv.pdf'],
  ])
})

test('anything but an object is refused', () => {
  for (const payload of [null, undefined, 'text', 3]) {
    expect(() => formDataOf(payload)).toThrow('Invalid payload: Payload must be a non-null object.')
  }
})

test('a file is found at any depth', () => {
  expect(hasFile({ a: [{ b: new Blob() }] })).toBe(true)
  expect(hasFile({ a: [{ b: 'text' }], c: null })).toBe(false)
})
