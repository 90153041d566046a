import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Makes the keys of a browser, and reads what is sent to it as the browser does: RFC 8291 (Message Encryption for Web
 * Push) over RFC 8188 (aes128gcm).
 */
export function makePushBrowser() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(bytes: Buffer) {
      const salt = bytes.subarray(0, 16)
      const keyLength = bytes.readUInt8(20)
      const sender = bytes.subarray(21, 21 + keyLength)
      const shared = ecdh.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      const sealed = bytes.subarray(21 + keyLength)
      cipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      // The last record ends with the octet 2 and zeros (RFC 8188, 2).
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}
