import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** Shared by all files: an administrator's codes are never ended. The folder is emptied as the tests start. */
const FILE = join(import.meta.dirname, '../../test-results/authenticator.json')

interface Kept {
  secret: string
  /** The step of the last code: each serves once, and the server takes the next one thirty seconds early. */
  step: number
}

/** The code that the server will take now from this secret, waiting for the next one if need be. */
export async function nextCode(kept: Kept): Promise<string> {
  const step = Math.max(kept.step + 1, Math.floor(Date.now() / STEP_MS))
  const early = (step - 1) * STEP_MS - Date.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early + 100))
  kept.step = step
  return new TOTP({ secret: Secret.fromBase32(kept.secret) }).generate({ timestamp: step * STEP_MS })
}

export function keepAdminCodes(kept: Kept) {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(kept))
}

/** After the administrator's password: shows a code, or sets the codes up where nobody did yet. */
export async function passAdminCodes(person: APIRequestContext, headers: Record<string, string>) {
  const { two_factor } = await (await person.get('/api/two-factor-challenge')).json().then(({ data }) => ({
    two_factor: data.pending as boolean,
  }))
  if (two_factor) {
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Kept
    const answer = await person.post('/two-factor-challenge', {
      data: { code: await nextCode(kept) },
      headers,
    })
    keepAdminCodes(kept)
    return answer
  }
  const started = await (await person.post('/api/user/two-factor', { data: {}, headers })).json()
  const kept = { secret: started.data.secret as string, step: 0 }
  const answer = await person.put('/api/user/two-factor', { data: { code: await nextCode(kept) }, headers })
  keepAdminCodes(kept)
  return answer
}
