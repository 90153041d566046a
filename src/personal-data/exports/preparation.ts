import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { findUser, type User } from '#src/accounts/users.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { exportReadyMail } from '../mails.ts'
import { dataExports } from '../tables.ts'
import { writeArchive } from './archive.ts'
import { collectParts, readMe } from './content.ts'
import { exportKey } from './exports.ts'

export const COPY_KEPT_DAYS = 7

/**
 * Prepares a copy and mails its link. Started again after a crash, it replaces the half-made file, which has the same
 * key. A copy that is ready is left alone.
 */
export async function prepareExport(services: Services, id: string) {
  const user = await findRequester(services, id)
  if (!user) return
  const path = join(tmpdir(), `asafidy-export-${id}.zip`)
  try {
    const parts = await collectParts(services.db, user)
    const now = services.clock.now()
    const size = await writeArchive(services.files, { readMe: readMe(user, parts, now), parts }, path, now)
    await services.files.putFile(exportKey(id), path)
    await finish(services, user, id, size)
  } finally {
    await rm(path, { force: true })
  }
}

/** Finds the person who asked. Null when the copy is ready, or when nobody waits any more; nothing of it stays then. */
async function findRequester(services: Services, id: string): Promise<User | null> {
  const [row] = await services.db.select().from(dataExports).where(eq(dataExports.id, id))
  if (row?.ready_at) return null
  const user = row ? await findUser(services.db, row.user_id) : null
  if (user?.is_active) return user
  await services.files.remove(exportKey(id))
  await services.db.delete(dataExports).where(eq(dataExports.id, id))
  return null
}

async function finish(services: Services, user: User, id: string, file_size: number) {
  const kept = await inTransaction(services, null, async (unit) => {
    const { db, env, now } = unit
    const expires_at = after(now, COPY_KEPT_DAYS * DAY)
    const [row] = await db
      .update(dataExports)
      .set({ ready_at: now, expires_at, file_key: exportKey(id), file_size })
      .where(and(eq(dataExports.id, id), isNull(dataExports.ready_at)))
      .returning({ id: dataExports.id })
    if (row) await enqueueMail(unit, { ...exportReadyMail(env, user, expires_at), key: `export-ready:${id}` })
    return row !== undefined
  })
  if (kept) return
  const [row] = await services.db.select().from(dataExports).where(eq(dataExports.id, id))
  if (!row) await services.files.remove(exportKey(id))
}
