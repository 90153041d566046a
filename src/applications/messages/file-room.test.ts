import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'
import { COMPANY_FILES_MOST_BYTES, PERSON_FILES_MOST_BYTES } from './shared/file-room.ts'
import { applicationMessages } from './tables.ts'

const services = useServices()

test('files of messages share a room of the applicant or of the company, and a text goes without', async () => {
  const { browser, recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const sides = [
    {
      browser: recruiter,
      url: `${RECEIVED}/${id}/messages`,
      side: 'company',
      most: COMPANY_FILES_MOST_BYTES,
    },
    { browser, url: `${SENT}/${id}/messages`, side: 'applicant', most: PERSON_FILES_MOST_BYTES },
  ] as const
  for (const { browser: writer, url, side, most } of sides) {
    const write = (file: boolean) => {
      const form = new FormData()
      form.set('text', 'Bonjour')
      form.set('client_key', crypto.randomUUID())
      if (file) form.set('file', pdfPart(), 'plan.pdf')
      return writer.post(url, form)
    }
    expect((await write(true)).status).toBe(201)
    await services.db
      .update(applicationMessages)
      .set({ file_size: most })
      .where(eq(applicationMessages.side, side))
    const refused = await write(true)
    expect([refused.status, refused.body.errors?.file?.[0]]).toEqual([
      422,
      expect.stringContaining('Envoyez le texte sans fichier'),
    ])
    expect((await write(false)).status).toBe(201)
  }
})
