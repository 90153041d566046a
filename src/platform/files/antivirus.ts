import { connect } from 'node:net'
import { HttpError } from '../errors.ts'

const LIMIT_MS = 20_000
const CHUNK = 64 * 1024

/**
 * Asks ClamAV about a file, by its INSTREAM command.
 * @param url `tcp://127.0.0.1:3310`
 * @returns true when the file is clean
 * @throws HttpError 503 when the antivirus is away or does not answer in twenty seconds
 */
export async function isClean(url: string, bytes: Uint8Array): Promise<boolean> {
  const answer = await ask(url, bytes).catch(() => '')
  if (/\bOK$/.test(answer)) return true
  if (/\bFOUND$/.test(answer)) return false
  throw new HttpError(
    503,
    'La vérification des fichiers est momentanément indisponible. Réessayez dans quelques minutes.',
    { headers: { 'retry-after': '60' } },
  )
}

function ask(url: string, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 3_310) })
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('the antivirus did not answer')))
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.replaceAll('\0', '').trim()))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const part = bytes.subarray(at, at + CHUNK)
      socket.write(lengthOf(part.length))
      socket.write(part)
    }
    socket.write(lengthOf(0))
  })
}

function lengthOf(size: number): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt32BE(size)
  return header
}
