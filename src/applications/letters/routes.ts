import { able, actorOf } from '#src/abilities/gates.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { formatCount } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { LETTER_MAX } from '../shared/letter-limits.ts'
import * as contract from './contract.ts'
import { composeLetterFor, readLetterHelp } from './for-offer.ts'
import {
  deleteLetter,
  duplicateLetter,
  keepLetter,
  listLetters,
  presentLetter,
  restoreLetter,
  updateLetter,
} from './kept-letters.ts'

const applying = able('apply to', 'an offer')

export function lettersRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listKeptLetters, applying, async ({ request }) => ({
    data: (await listLetters(services.db, actorOf(request).id)).map(presentLetter),
  }))

  endpoints.on(contract.keepLetter, applying, async ({ body, request }) => ({
    data: presentLetter(await keepLetter(services, actorOf(request), body)),
  }))

  endpoints.on(contract.updateLetter, applying, async ({ params, body, request }) => ({
    data: presentLetter(await updateLetter(services, actorOf(request), params.id, body)),
  }))

  endpoints.on(contract.duplicateLetter, applying, async ({ params, request }) => ({
    data: presentLetter(await duplicateLetter(services, actorOf(request), params.id)),
  }))

  endpoints.on(contract.deleteLetter, applying, async ({ params, request }) =>
    deleteLetter(services, actorOf(request), params.id),
  )

  endpoints.on(contract.restoreLetter, applying, async ({ params, request }) => ({
    data: presentLetter(await restoreLetter(services, actorOf(request), params.id)),
  }))

  endpoints.on(contract.showLetterHelp, applying, async ({ params, request }) => ({
    data: await readLetterHelp(services.db, actorOf(request).user, params.id, services.clock.now()),
  }))

  endpoints.on(contract.composeLetter, applying, async ({ body, request }) => {
    const { offer_id, available_now = null, availability_date = null, ...answers } = body
    const wanted = { offerId: offer_id, available_now, available_from: availability_date, answers }
    const composed = await composeLetterFor(services.db, actorOf(request).user, wanted, services.clock.now())
    if ('letter' in composed) return { data: composed }
    const { answer, excess } = composed.tooLong
    throw invalid({ [answer]: [tooLongWords(excess)] })
  })
}

const tooLongWords = (excess: number) =>
  `Cette réponse est trop longue\u00A0: enlevez ${counted(excess, 'caractère')}, pour une lettre de ${formatCount(LETTER_MAX)} au plus.`
