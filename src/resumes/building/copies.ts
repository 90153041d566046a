import type { Actor } from '#src/abilities/actor.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { findResumeOf, type ResumeRow } from '../resumes.ts'
import { requireRoom } from '../room.ts'
import { resumes } from '../tables.ts'

const MAX = 255

/** Copies a CV; where it is a joined file, the copy gets a file of its own. */
export async function duplicateResume(services: Services, actor: Actor, id: number): Promise<ResumeRow> {
  const { db, clock } = services
  await allowAttempt(db, `resume-copy:${actor.id}`, 60, HOUR_SECONDS, clock.now())
  const { id: _, ...row } = await findResumeOf(db, actor.id, id)
  const bytes = row.file_key && (await services.files.read(row.file_key))
  return inTransaction(services, actor, (unit) =>
    storeWithin(unit, { kind: 'person', id: actor.id }, 'file', async () => {
      await requireRoom(unit, actor.id, { bytes: bytes ? bytes.length : 0 })
      const file_key = bytes ? await unit.files.put(bytes, 'pdf') : null
      const name = copyName(row.name)
      const times = { created_at: unit.now, updated_at: unit.now }
      const [made] = await unit.db
        .insert(resumes)
        .values({ ...row, name, file_key, ...times, revision: 1 })
        .returning()
      if (!made) throw new Error('the resume was not copied')
      return made
    }),
  )
}

/** « CV comptable (copie) », then « (copie 2) ». */
function copyName(name: string): string {
  const [, base = name, number] = /^(.*) \(copie(?: (\d+))?\)$/.exec(name) ?? []
  const end = base === name ? ' (copie)' : ` (copie ${Number(number ?? 1) + 1})`
  return base.slice(0, MAX - end.length).toWellFormed() + end
}
