import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isClean } from './antivirus.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Answers as clamd does to INSTREAM: it reads the chunks to their end, and finds a virus where they hold « EICAR ». */
function startClamd(): Promise<string> {
  const listening = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      const content = readChunks(received.subarray('zINSTREAM\0'.length))
      if (content) socket.end(content.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
    })
  })
  server = listening
  return new Promise((resolve) =>
    listening.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(`tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    }),
  )
}

function readChunks(bytes: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = 0; at + 4 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}

test('a clean file passes, one with a virus does not', async () => {
  const url = await startClamd()
  expect(await isClean(url, Buffer.alloc(200_000, 'a'))).toBe(true)
  expect(await isClean(url, Buffer.from('…EICAR…'))).toBe(false)
})

test('an antivirus that is away is told as such', async () => {
  await expect(isClean('tcp://127.0.0.1:9', Buffer.from('a'))).rejects.toMatchObject({ status: 503 })
})
