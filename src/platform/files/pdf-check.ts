import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type PdfRefusal = 'not_pdf' | 'encrypted' | 'scripted' | 'attachments' | 'damaged' | 'too_slow'
export type PdfVerdict = { ok: true; pages: number } | { ok: false; reason: PdfRefusal }

const LIMIT_MS = 10_000
const AT_ONCE = 2
const WORKER = join(import.meta.dirname, 'pdf-check-worker.ts')

let running = 0
const waiting: (() => void)[] = []

/** Reads a PDF with a real parser in a thread of bounded memory and ten seconds; at most two at a time, others wait. */
export async function checkPdf(bytes: Uint8Array): Promise<PdfVerdict> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return { ok: false, reason: 'not_pdf' }
  if (running >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume))
  else running += 1
  try {
    return await checkInThread(bytes)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function checkInThread(bytes: Uint8Array): Promise<PdfVerdict> {
  return new Promise((resolve) => {
    const thread = new Worker(WORKER, {
      workerData: Uint8Array.from(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
      env: {},
    })
    const end = (verdict: PdfVerdict) => {
      clearTimeout(timer)
      resolve(verdict)
      thread.terminate()
    }
    const timer = setTimeout(() => end({ ok: false, reason: 'too_slow' }), LIMIT_MS)
    thread.once('message', end)
    // Out of memory, a crash of the parser: whatever the file did, it is not kept.
    thread.once('error', () => end({ ok: false, reason: 'damaged' }))
    thread.once('exit', () => end({ ok: false, reason: 'damaged' }))
  })
}
