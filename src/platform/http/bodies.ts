import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import qs from 'qs'
import { HttpError } from '../errors.ts'
import { boundJson } from './json-bounds.ts'

/** A file as it was received, cut at its limit: `size` is then one byte more than allowed and `bytes` is empty. */
interface Upload {
  name: string
  type: string
  size: number
  bytes: Uint8Array
}

/** Fields and JSON may take so many bytes. */
const TEXT_LIMIT = 512 * 1024
/**
 * So many bytes of files that are too large are read and dropped, for the person to be told which, before the line is
 * cut.
 */
const DRAINED = 32 * 1024 * 1024

const PARSE = {
  depth: 6,
  arrayLimit: 200,
  parameterLimit: 500,
  allowPrototypes: false,
  plainObjects: false,
} as const

/**
 * Bracket keys nested, as Laravel reads them; hostile keys dropped. A form sends each line break as two characters (HTML,
 * 4.10.22.4), which its page counted as one, so it is one again before a rule counts it.
 */
export function parseForm(text: string): unknown {
  return qs.parse(text.replaceAll(/%0d%0a/gi, '%0A'), PARSE)
}

/** JSON, urlencoded and multipart bodies; multipart is only read by `readMultipart`, after the gates. */
export async function acceptBodies(app: FastifyInstance) {
  // Each file's limit is checked by `readFile`, which knows the field and so the message.
  const fileSize = Number.POSITIVE_INFINITY
  await app.register(multipart, {
    limits: { fields: 200, fieldSize: 200_000, files: 10, parts: 220, fileSize },
  })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/*+json'],
    { parseAs: 'string' },
    (_request, text, done) => {
      if (text === '') return done(null, {})
      try {
        boundJson(String(text))
        done(null, parseJson(String(text)))
      } catch (error) {
        const malformed = new HttpError(400, 'Le corps de la requête n’est pas un JSON valide.')
        done(error instanceof HttpError ? error : malformed)
      }
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, parseForm(String(text))),
  )
}

/** A lone half of a surrogate pair, which a JSON column refuses, becomes the replacement character. */
function parseJson(text: string): unknown {
  if (!/\\ud[89a-f]/i.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}

type Limits = Record<string, { maxBytes: number }>

/** Returns how many bytes the body of an endpoint may have: its files and the text of its fields. */
export function bodyLimit(files: Limits): number {
  return TEXT_LIMIT + Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, 0)
}

/**
 * Reads a multipart body: fields nested by their bracket keys, files kept up to their limit.
 * @param limits bytes per file field; a file in any other field is read away and dropped
 * @throws HttpError 400 when it is malformed, 413 when it goes on and on
 */
export async function readMultipart(request: FastifyRequest, limits: Limits) {
  try {
    return await readParts(request, limits)
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error)) throw error
    throw new HttpError(400, 'Le corps de la requête n’est pas un formulaire valide.')
  }
}

async function readParts(request: FastifyRequest, limits: Limits) {
  const pairs: string[] = []
  const files: Record<string, Upload> = {}
  const most = { text: TEXT_LIMIT, bytes: DRAINED + bodyLimit(limits) }
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const limit = Object.hasOwn(limits, part.fieldname) ? limits[part.fieldname]?.maxBytes : undefined
      const upload = await readFile(part, limit ?? 0, most)
      // Browsers send an empty, nameless file for an untouched input.
      if (limit !== undefined && (upload.size > 0 || upload.name !== '')) files[part.fieldname] = upload
    } else {
      const pair = `${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`
      most.text -= pair.length
      if (most.text < 0) throw tooLarge()
      pairs.push(pair)
    }
  }
  return { ...(parseForm(pairs.join('&')) as Record<string, unknown>), ...files }
}

/** Reads a file and keeps nothing of one past its limit; `most.bytes` is what the whole body may still take. */
async function readFile(part: MultipartFile, maxBytes: number, most: { bytes: number }): Promise<Upload> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    most.bytes -= chunk.length
    if (most.bytes < 0) throw tooLarge()
    if (size > maxBytes) continue
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  const bytes = size > maxBytes ? new Uint8Array() : Buffer.concat(chunks)
  return { name: part.filename ?? '', type: part.mimetype, size: Math.min(size, maxBytes + 1), bytes }
}

function tooLarge(): HttpError {
  return new HttpError(413, 'La requête est trop volumineuse.', { headers: { connection: 'close' } })
}
