import { hashPassword } from '#src/accounts/passwords.ts'
import { createUser } from '#src/accounts/users.ts'
import { readEnv } from '#src/platform/env.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { openServices } from '#src/services.ts'
import { COLLEAGUES } from './colleagues.ts'
import { PASSWORD } from './sign-in.ts'

// Adds administrators of each other role, whom the demonstration does not have, to the database of the environment.
const { services, close } = await openServices(readEnv(), console.error)
const password_hash = await hashPassword(PASSWORD)
for (const { email, first_name, last_name, admin_role } of COLLEAGUES)
  await inTransaction(services, null, (unit) =>
    createUser(unit, {
      email,
      first_name,
      last_name,
      admin_role,
      password_hash,
      userable_type: 'admin',
      email_verified_at: unit.now,
    }),
  )
await close()
