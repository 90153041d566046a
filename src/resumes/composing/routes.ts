import { able, actorOf } from '#src/abilities/gates.ts'
import { FairQueue } from '#src/platform/files/fair-queue.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { composePages } from './compose.ts'
import { fitResume, previewResume } from './contract.ts'
import { fitToPages } from './fit-to-pages.ts'

/** The limit is wide, because a page asks at each pause of its writer. */
const MOST_A_MINUTE = 600
/** Each prints up to nine times. */
const FITTINGS_A_MINUTE = 30
/** One at a time of all: a heavy one leaves the other process to who prints. */
const queue = new FairQueue({ atOnce: 1, mostOfOne: 4, most: 60 })

/** What this knows of the pictures that people give for their CVs. */
export interface Photos {
  /** Finds the picture that this CV shows; null without one. */
  photoOf: (services: Services, userId: number, document: ResumeDocument) => Promise<Uint8Array | null>
}

export function composingRoutes(endpoints: Endpoints, services: Services, { photoOf }: Photos) {
  endpoints.on(previewResume, able('edit', 'resume'), async ({ body, request }) => {
    const { id } = actorOf(request)
    await allowAttempt(services.db, `resume-preview:${id}`, MOST_A_MINUTE, 60, services.clock.now())
    const photo = await photoOf(services, id, body.document)
    return { data: await queue.run(id, () => composePages(body.document, photo, body.known_glyphs)) }
  })

  endpoints.on(fitResume, able('edit', 'resume'), async ({ body, request }) => {
    const { id } = actorOf(request)
    await allowAttempt(services.db, `resume-fitting:${id}`, FITTINGS_A_MINUTE, 60, services.clock.now())
    const photo = await photoOf(services, id, body.document)
    return { data: await queue.run(id, () => fitToPages(body.document, photo, body.pages)) }
  })
}
