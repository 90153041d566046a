import { randomBytes } from 'node:crypto'
import { hashPassword } from './accounts/passwords.ts'
import { createUser, findUserByEmail } from './accounts/users.ts'
import { readEnv } from './platform/env.ts'
import { openServices } from './services.ts'

// npm run admin:create -- address@example.mg First Last
const [email, first_name = 'Administrateur', last_name = ''] = process.argv.slice(2)
if (!email?.includes('@')) {
  console.error('Usage: npm run admin:create -- address@example.mg [first name] [last name]')
  process.exit(1)
}
const { services, close } = await openServices(readEnv(), console.error)
const now = services.clock.now()
if (await findUserByEmail(services.db, email.toLowerCase())) {
  console.error(`${email} already has an account.`)
  process.exitCode = 1
} else {
  const password = randomBytes(12).toString('base64url')
  await createUser(services.db, {
    email: email.toLowerCase(),
    password_hash: await hashPassword(password),
    userable_type: 'admin',
    first_name,
    last_name,
    username: `${first_name} ${last_name}`.trim(),
    email_verified_at: now,
    created_at: now,
  })
  console.log(`Administrator ${email} created. Password, shown this once: ${password}`)
}
await close()
