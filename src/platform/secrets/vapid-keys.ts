import { createECDH, hkdfSync } from 'node:crypto'

const CURVE = 'prime256v1'

/** The pair by which push services know who sends (RFC 8292), each as base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Derives a pair from the server's secret, so that a demonstration has one without being told. */
export function deriveVapidKeys(secret: string): VapidKeys {
  const ecdh = createECDH(CURVE)
  // The library gives a key back without the zeros that it begins with, so the 32 bytes are kept as they were derived.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'vapid', 32))
  ecdh.setPrivateKey(bytes)
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}

export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const ecdh = createECDH(CURVE)
    ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return ecdh.getPublicKey('base64url') === publicKey.replace(/=+$/, '')
  } catch {
    return false
  }
}

/** Whether it is the public key of a browser: a point of the curve, which a message can be encrypted for. */
export function isPublicKey(key: string): boolean {
  try {
    const bytes = Buffer.from(key, 'base64url')
    const ecdh = createECDH(CURVE)
    ecdh.generateKeys()
    ecdh.computeSecret(bytes)
    return bytes.length === 65
  } catch {
    return false
  }
}
