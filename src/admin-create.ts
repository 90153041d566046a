import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { wake } from './accounts/administrators/sleeping.ts'
import { hashPassword } from './accounts/passwords.ts'
import { ADMIN_ROLES } from './accounts/shared/kinds.ts'
import { isAsleep } from './accounts/super-admins.ts'
import { createUser, findUserByEmail } from './accounts/users.ts'
import { readEnv } from './platform/env.ts'
import { inTransaction, type Unit } from './platform/unit-of-work.ts'
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
else if (await inTransaction(services, null, awakenSleeping))
  console.log(`The access of ${email} slept, and is awake again.`)
else {
  console.error(`${email} already has an account.`)
  process.exitCode = 1
}
await close()

/** Where the last super-administrator sleeps, nobody else could wake the access up. */
async function awakenSleeping(unit: Unit): Promise<boolean> {
  const user = await findUserByEmail(unit.db, (email ?? '').toLowerCase())
  if (user?.userable_type !== 'admin' || !user.is_active || !isAsleep(user, unit.now)) return false
  await wake(unit, user)
  return true
}
