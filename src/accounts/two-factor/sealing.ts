import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { sealSecretAnew } from '../reauthentication/one-time-codes.ts'
import { users } from '../tables.ts'

/** Seals the authenticators with the server's present secret that only the one before opens. */
export async function sealAuthenticatorsAnew({ db, env }: Services) {
  const { id, two_factor_secret } = users
  const list = (last: { id: number } | null, most: number) =>
    db
      .select({ id, sealed: two_factor_secret })
      .from(users)
      .where(and(isNotNull(two_factor_secret), gt(id, last?.id ?? 0)))
      .orderBy(asc(id))
      .limit(most)
  await forEachRow(inPages(list), async (row) => {
    const sealed = row.sealed && sealSecretAnew(env, row.sealed)
    // A person may have set up another authenticator meanwhile.
    if (sealed)
      await db
        .update(users)
        .set({ two_factor_secret: sealed })
        .where(and(eq(id, row.id), eq(two_factor_secret, row.sealed ?? '')))
  })
}
