import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Derives the key of one purpose from the server's secret, so that no two uses share one (HKDF, RFC 5869). */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Encrypts a text so that only this server can read it: AES-256-GCM with a random nonce, as base64url. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Returns the text that one of these secrets sealed; null when it was changed, cut or sealed for another purpose. */
export function unseal(secrets: readonly string[], purpose: string, sealed: string): string | null {
  for (const secret of secrets) {
    const text = open(secret, purpose, sealed)
    if (text !== null) return text
  }
  return null
}

/**
 * Seals with the first of these secrets what only another one of them opens.
 * @returns null for what needs no new seal, and for what none of them opens
 */
export function sealAnew(secrets: readonly [string, ...string[]], purpose: string, sealed: string) {
  const [secret, ...others] = secrets
  if (open(secret, purpose, sealed) !== null) return null
  const text = unseal(others, purpose, sealed)
  return text === null ? null : seal(secret, purpose, text)
}

function open(secret: string, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, 12))
    cipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
