import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashPassword } from './accounts/passwords.ts'
import { ADMIN_ROLES } from './accounts/shared/kinds.ts'
import { createUser } from './accounts/users.ts'
import { readEnv } from './platform/env.ts'
import { inTransaction } from './platform/unit-of-work.ts'
import { openServices } from './services.ts'

// npm run admin:create -- address@example.mg First Last --role moderator
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string', default: 'super_admin' } },
})
const [email, first_name = 'Administrateur', last_name = ''] = positionals
const admin_role = ADMIN_ROLES.find((role) => role === values.role)
if (!email?.includes('@') || !admin_role) {
  console.error(
    `Usage: npm run admin:create -- address@example.mg [first name] [last name] [--role ${ADMIN_ROLES.join('|')}]`,
  )
  process.exit(1)
}
const { services, close } = await openServices(readEnv(), console.error)
const password = randomBytes(12).toString('base64url')
const password_hash = await hashPassword(password)
const created = await inTransaction(services, null, (unit) =>
  createUser(unit, {
    email: email.toLowerCase(),
    password_hash,
    first_name,
    last_name,
    userable_type: 'admin',
    admin_role,
    email_verified_at: unit.now,
  }),
)
if (created)
  console.log(`Administrator ${email} (${admin_role}) created. Password, shown this once: ${password}`)
else {
  console.error(`${email} already has an account.`)
  process.exitCode = 1
}
await close()
