import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { makeResume } from '#test/applications.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { requirePhotoRoom, requireRoom } from './room.ts'
import { PHOTOS_MOST, RESUME_FILES_MOST_BYTES, RESUMES_MOST } from './shared/room.ts'
import { resumePhotos, resumes } from './tables.ts'

const services = useServices()

async function makeOwner(kept: number) {
  const applicant = await makeApplicant(services)
  const { id: _, ...row } = await makeResume(services, applicant.id)
  const rows = Array.from({ length: kept - 1 }, () => row)
  if (rows.length > 0) await services.db.insert(resumes).values(rows)
  return { applicant, browser: await signedInAs(services, applicant) }
}
const idsOf = async (userId: number) =>
  (await services.db.select().from(resumes).where(eq(resumes.user_id, userId))).map(({ id }) => id)

test('of many CVs copied at once no more are kept than there is room for, and the last says what to do', async () => {
  const { applicant, browser } = await makeOwner(RESUMES_MOST - 2)
  const [id] = await idsOf(applicant.id)
  const copies = await Promise.all(
    Array.from({ length: 5 }, () => browser.post(`/api/applicant/resumes/${id}/duplicate`)),
  )
  expect(copies.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
  expect(copies.find(({ status }) => status === 422)?.body.errors).toEqual({
    name: ['Vous avez déjà 100 CV, corbeille comprise. Supprimez-en un, de la corbeille aussi.'],
  })
  expect(await idsOf(applicant.id)).toHaveLength(RESUMES_MOST)
})

test('the files of a person’s CVs share one room; replacing one counts it once', async () => {
  const { applicant } = await makeOwner(2)
  const [first = 0] = await idsOf(applicant.id)
  const half = RESUME_FILES_MOST_BYTES / 2
  await services.db.update(resumes).set({ file_size: half }).where(eq(resumes.user_id, applicant.id))
  const ask = (wanted: Parameters<typeof requireRoom>[2]) =>
    inTransaction(services, applicant, (unit) => requireRoom(unit, applicant.id, wanted))
  await expect(ask({ bytes: 1 })).rejects.toMatchObject({
    status: 422,
    errors: { file: [expect.any(String)] },
  })
  await expect(ask({ bytes: half, replaces: first })).resolves.toBeUndefined()
  await expect(ask({ bytes: half + 1, replaces: first })).rejects.toMatchObject({ status: 422 })
  await expect(ask({})).resolves.toBeUndefined()
})

test('pictures for CVs have a limit of their own', async () => {
  const { applicant } = await makeOwner(1)
  const ask = () => inTransaction(services, applicant, (unit) => requirePhotoRoom(unit, applicant.id))
  await expect(ask()).resolves.toBeUndefined()
  await services.db
    .insert(resumePhotos)
    .select(
      sql`SELECT gen_random_uuid()::text, ${applicant.id}::int, 'x', now() FROM generate_series(1, ${PHOTOS_MOST}::int)`,
    )
  await expect(ask()).rejects.toMatchObject({ status: 422, errors: { picture: [expect.any(String)] } })
})
