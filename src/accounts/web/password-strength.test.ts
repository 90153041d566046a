import { expect, test } from 'vitest'
import { checkNewPassword } from '../passwords.ts'
import { strengthOf } from './password-strength.ts'

const owner = { email: 'hery@exemple.mg', first_name: 'Hery', last_name: 'Rabe' }

test.each([
  ...[
    'motdepasse1234',

    'azertyuiop123',
    'Azerty123456',
    'password1234',
    'P@ssword123456',
  ],
  ...['123456789012', 'aaaaaaaaaaaa', 'bonjour123456', 'jetaimejetaime', 'soleil2020soleil', 'qwertyuiop[]'],
  ...['madagascar2026', 'admin1234567', 'abcdef123456', 'doudou123456'],
])('« %s », which is refused, is not praised', async (password) => {
  await expect(checkNewPassword(password, owner)).rejects.toThrow('deviner')
  expect(strengthOf(password).level).toBe(1)
})

test.each(['quatre baobabs sur la colline', 'trois pirogues sous la lune', 'ravinala-corail-sept-mangues'])(
  '« %s » is praised, and accepted',
  async (password) => {
    await checkNewPassword(password, owner)
    expect(strengthOf(password).level).toBe(4)
  },
)
