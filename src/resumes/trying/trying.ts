import { createHmac } from 'node:crypto'
import { conflict } from '#src/platform/errors.ts'
import { FairQueue } from '#src/platform/files/fair-queue.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import type { Network } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork, countAttempt, giveBackAttempt } from '#src/platform/throttle.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { cleanDocument } from '../clean.ts'
import { composePages, composePdf } from '../composing/compose.ts'
import { fitToPages } from '../composing/fit-to-pages.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { DOWNLOADS_OF_ADDRESS } from './policy.ts'

const PREVIEWS_A_MINUTE = 600
const FITTINGS_A_MINUTE = 30
const DOWNLOADS_AN_HOUR = 10
/** The imprint of an address that took its PDF is kept for so long. */
export const TAKEN_DAYS = 30
const AGAIN = `Cette adresse a servi à ${DOWNLOADS_OF_ADDRESS} téléchargements. Créez un compte gratuit\u00a0: votre CV vous y suit, et se télécharge sans limite.`

/** Guests have a queue of their own, so that who has an account goes on writing; each network has its turn in it. */
const queue = new FairQueue({ atOnce: 1, mostOfOne: 2, most: 60 })

/** @throws HttpError 422 for what cannot be set, 429 or 503 with the seconds to wait */
export async function drawTrial(
  services: Services,
  network: Network,
  { document, known_glyphs }: { document: ResumeDocument; known_glyphs: string[] },
) {
  await allowNetwork(services, 'resume-trial-preview', network, { minute: PREVIEWS_A_MINUTE })
  return queue.run(network, () => composePages(plain(document), null, known_glyphs))
}

/** @throws as `drawTrial` does */
export async function fitTrialToPages(
  services: Services,
  network: Network,
  { document, pages }: { document: ResumeDocument; pages: number },
) {
  await allowNetwork(services, 'resume-trial-fitting', network, { minute: FITTINGS_A_MINUTE })
  return queue.run(network, () => fitToPages(plain(document), null, pages))
}

/** A few PDFs for each address. @throws HttpError 409 for an address that had its own, and as `drawTrial` does */
export async function printTrial(
  services: Services,
  network: Network,
  { document, email }: { document: ResumeDocument; email: string },
) {
  const { db, clock, env } = services
  await allowNetwork(services, 'resume-trial', network, { hour: DOWNLOADS_AN_HOUR })
  // Only an imprint is kept, because the address is not needed to know it again.
  const imprint = createHmac('sha256', env.APP_SECRET).update(`resume-trial:${email}`).digest('base64url')
  const key = `resume-trial-of:${imprint}`
  const { left } = await countAttempt(db, key, DOWNLOADS_OF_ADDRESS, TAKEN_DAYS * DAY_SECONDS, clock.now())
  if (left < 0) throw conflict(AGAIN)
  try {
    const pdf = await queue.run(network, () => composePdf(plain(document)))
    const { first_name, last_name } = document.identity
    return { name: pdfName(`CV ${first_name} ${last_name}`), pdf: Buffer.from(pdf).toString('base64') }
  } catch (error) {
    await giveBackAttempt(db, key)
    throw error
  }
}

/** A guest cannot store a picture, so the trial is printed without one. */
function plain(document: ResumeDocument): ResumeDocument {
  const clean = cleanDocument(document)
  return { ...clean, identity: { ...clean.identity, photo: null, show_photo: false } }
}
