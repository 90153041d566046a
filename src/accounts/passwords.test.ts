import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { PASSWORD_MESSAGES } from '#src/shared/password-rules.ts'
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'

const OWNER = { email: 'miora.rakoto@exemple.mg', first_name: 'Miora', last_name: 'Rakoto-Arisoa' }

test.each([
  'motdepasse1234',
  'azertyuiop123',
  'Password12345!',
  'P@ssw0rd2024!',
  'm0td3p@ss3!2024',
  '@zertyu10p!2024',
  'p4$$w0rd-1l0v3y0u',
  '123456789012',
  'aaaaaaaaaaaaaaaa',
  'madagascar2026',
  'x'.repeat(128),
])('%s is too common', async (password) => {
  await expect(checkNewPassword(password, OWNER)).rejects.toMatchObject({
    status: 422,
    errors: { password: [PASSWORD_MESSAGES.common] },
  })
})

test.each([
  'miora.rakoto@exemple.mg',
  'Miora-Rakoto-12',
  'RakotoArisoa1990',
  'Asafidy2026!!',
  'ARISOA.miora.42',
])('%s is made of its owner’s words', async (password) => {
  await expect(checkNewPassword(password, OWNER)).rejects.toMatchObject({
    errors: { password: [PASSWORD_MESSAGES.personal] },
  })
})

test.each([
  'un mot de passe assez long',
  'quatre baobabs sur la colline',
  '4b7d9k2m5p8q',
  'miora aime les baobabs en fleurs',
  'a4@e3i1!o0s$5'.repeat(9),
  'Asafidy-demo-2026',
])('%s is accepted without any rule on its characters', async (password) => {
  await expect(checkNewPassword(password, OWNER)).resolves.toBeUndefined()
})

test.each([
  ['marks alone', '4@8({[<369&#!1|0$5+7%2/'.repeat(6)],
  ['a word in disguise, again and again', 'p@$$w0rd'.repeat(16)],
  ['a generated one', 'V7#q|1!k$Z0{8&mT@4x(5+e3L%9w2/s6[B<o'.repeat(4)],
])('%s takes nobody’s time', async (_what, repeated) => {
  const password = repeated.slice(0, 128)
  await checkNewPassword(password, OWNER).catch(() => undefined)
  // The processor's time, and the best of some: what else the machine does is not measured.
  const took = []
  for (let turn = 0; turn < 5; turn += 1) {
    const started = process.cpuUsage()
    await checkNewPassword(password, OWNER).catch(() => undefined)
    took.push(process.cpuUsage(started).user / 1000)
  }
  expect(Math.min(...took)).toBeLessThan(60)
})

test('a password is kept at the cost of 19 MiB and two passes of argon2id, and no other opens it', async () => {
  const hashed = await hashPassword('quatre baobabs sur la colline')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hashed, 'quatre baobabs sur la colline')).toBe(true)
  expect(await verifyPassword(hashed, 'quatre baobabs sur les collines')).toBe(false)
  expect(await verifyPassword(null, 'quatre baobabs sur la colline')).toBe(false)
})

test('a password is the same in each Unicode form that a keyboard may send', async () => {
  const typed = 'ma forêt préférée à Andasibé'
  const hashed = await hashPassword(typed.normalize('NFC'))
  expect(await verifyPassword(hashed, typed.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(await hashPassword(typed.normalize('NFD')), typed.normalize('NFC'))).toBe(true)
  expect(await verifyPassword(await hashPassword('deux ﬁgues à Nosy Be'), 'deux figues à Nosy Be')).toBe(true)
  expect(await verifyPassword(hashed, 'ma foret preferee a Andasibe')).toBe(false)
})

test('a hash of the characters as they were once sent still opens, whichever form is typed now', async () => {
  const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
  const typed = 'ma forêt préférée à Andasibé'
  for (const form of ['NFC', 'NFD'] as const) {
    const old = await hash(typed.normalize(form), options)
    expect(await verifyPassword(old, typed.normalize('NFC'))).toBe(true)
    expect(await verifyPassword(old, typed.normalize('NFD'))).toBe(true)
  }
  const ligature = await hash('deux ﬁgues à Nosy Be', options)
  expect(await verifyPassword(ligature, 'deux ﬁgues à Nosy Be')).toBe(true)
})
