import { expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../api/api.ts'
import { problemsIn } from './check.ts'
import { inOrder, judgedAgain } from './messages.ts'
import { valueAt, withValueAt, writtenSince } from './paths.ts'
import { onField, refusalOf } from './refusal.ts'

const VALUES = { name: 'Miora', posts: [{ title: 'Vendeuse' }, { title: 'Caissière' }] }

test('a value is read and replaced where its path leads, and nothing else is touched', () => {
  expect(valueAt(VALUES, 'posts.1.title')).toBe('Caissière')
  expect(valueAt(VALUES, 'posts.7.title')).toBeUndefined()
  const next = withValueAt(VALUES, 'posts.1.title', 'Comptable')
  expect(next).toEqual({ name: 'Miora', posts: [{ title: 'Vendeuse' }, { title: 'Comptable' }] })
  expect(next.posts[0]).toBe(VALUES.posts[0])
  expect(VALUES.posts[1]?.title).toBe('Caissière')
})

test('a form that starts again after it was sent keeps what was written since the press', () => {
  const now = { ...VALUES, name: 'Lova' }
  const start = { name: '', posts: [] }
  expect(writtenSince(VALUES, VALUES, start)).toEqual(start)
  expect(writtenSince(VALUES, now, start)).toEqual({ name: 'Lova', posts: [] })
})

const input = z.object({
  name: z.string({ error: 'Il manque le nom.' }).max(5, 'Trop long.'),
  password: z.string({ error: 'Il manque le mot de passe.' }),
  posts: z.array(z.object({ title: z.string({ error: 'Il manque le poste.' }) })),
  token: z.string({ error: 'Il manque le jeton.' }),
})

test('values are checked as the server reads them: trimmed but for passwords, and empty is nothing', () => {
  const body = { name: '  ', password: '  ', posts: [{ title: 'Vendeuse' }, { title: '' }] }
  expect(problemsIn(input, body, ['name', 'password', 'posts'])).toEqual({
    name: 'Il manque le nom.',
    'posts.1.title': 'Il manque le poste.',
  })
})

test('a file is checked as it is', () => {
  const file = z.object({ cv: z.custom((value) => value instanceof File && value.size === 3, 'Pas un CV.') })
  expect(problemsIn(file, { cv: new File(['abc'], 'cv.pdf') }, ['cv'])).toEqual({})
  expect(problemsIn(file, { cv: new File(['abcd'], 'cv.pdf') }, ['cv'])).toEqual({ cv: 'Pas un CV.' })
})

test('messages are told in the order of the screen, those of other fields nowhere', () => {
  const messages = { token: 'a', 'posts.0.title': 'b', name: 'c' }
  expect(Object.entries(inOrder(messages, ['name', 'posts']))).toEqual([
    ['name', 'c'],
    ['posts.0.title', 'b'],
  ])
})

test('a message that stands follows what is written: it changes, goes, or stays', () => {
  const standing = { name: 'Il manque le nom.', password: 'Trop court.', 'posts.0.title': 'Il manque.' }
  const found = { name: 'Trop long.', 'posts.0.title': 'Il manque.', email: 'Il manque l’adresse.' }
  expect(judgedAgain(standing, { found, said: {}, isChanged: () => true })).toEqual({
    name: 'Trop long.',
    'posts.0.title': 'Il manque.',
  })
})

test('what the server said of a field stays until that field changes', () => {
  const standing = { email: 'Déjà pris.', password: 'Trop courant.' }
  const isChanged = (path: string) => path === 'password'
  expect(judgedAgain(standing, { found: {}, said: standing, isChanged })).toEqual({ email: 'Déjà pris.' })
})

const FIELDS = ['email', 'posts']

test('a refusal is told on its fields, one text alone where none can show it', () => {
  const onRow = new ApiError(422, 'Il manque le poste.', {
    'posts.1.title': ['Il manque le poste.', 'Autre.'],
  })
  expect(refusalOf(onRow, FIELDS)).toEqual({
    errors: { 'posts.1.title': 'Il manque le poste.' },
    failure: undefined,
  })
  const elsewhere = new ApiError(422, 'Ce lien est incomplet.', { token: ['Ce lien est incomplet.'] })
  expect(refusalOf(elsewhere, FIELDS)).toEqual({ errors: {}, failure: 'Ce lien est incomplet.' })
  expect(refusalOf(new ApiError(400, 'Trop tard.'), FIELDS).failure).toBe('Trop tard.')
})

test('what broke in the server, or in the page, is not told in its own words', () => {
  const words = 'Une erreur est survenue. Veuillez réessayer plus tard.'
  expect(refusalOf(new ApiError(500, 'Server Error'), FIELDS).failure).toBe(words)
  expect(refusalOf(new TypeError('x is undefined'), FIELDS).failure).toBe(words)
  expect(refusalOf(new ApiError(0, 'La connexion a été interrompue.'), FIELDS).failure).toMatch(/connexion/)
})

test('a form may say more of a refusal, or all of it on its one field', () => {
  const late = new ApiError(429, 'Trop de tentatives.')
  expect(refusalOf(late, FIELDS, { failure: 'Attendez.' })).toEqual({ errors: {}, failure: 'Attendez.' })
  expect(refusalOf(late, FIELDS, onField('email')(late))).toEqual({
    errors: { email: 'Trop de tentatives.' },
    failure: undefined,
  })
})
