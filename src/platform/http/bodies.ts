import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import qs from 'qs'
import { HttpError } from '../errors.ts'

/** A file as it was received, cut at its limit: `size` is then one byte more than allowed and `bytes` is empty. */
export interface Upload {
  name: string
  type: string
  size: number
  bytes: Uint8Array
}

const PARSE = {
  depth: 6,
  arrayLimit: 200,
  parameterLimit: 500,
  allowPrototypes: false,
  plainObjects: false,
} as const

/** Bracket keys nested, as Laravel reads them; hostile keys dropped. */
export function parseForm(text: string): unknown {
  return qs.parse(text, PARSE)
}

/** JSON, urlencoded and multipart bodies; multipart is only read by `readMultipart`, after the gates. */
export async function acceptBodies(app: FastifyInstance) {
  await app.register(multipart, { limits: { fields: 200, fieldSize: 200_000, files: 10, parts: 220 } })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/*+json'],
    { parseAs: 'string' },
    (_request, text, done) => {
      if (text === '') return done(null, {})
      try {
        done(null, JSON.parse(String(text)))
      } catch {
        done(new HttpError(400, 'Le corps de la requête n’est pas un JSON valide.'))
      }
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, parseForm(String(text))),
  )
}

/**
 * Reads a multipart body: fields nested by their bracket keys, files kept up to their limit.
 * @param limits bytes per file field; a file in any other field is read away and dropped
 */
export async function readMultipart(request: FastifyRequest, limits: Record<string, { maxBytes: number }>) {
  const pairs: string[] = []
  const files: Record<string, Upload> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const limit = limits[part.fieldname]?.maxBytes
      const upload = await readFile(part, limit ?? 0)
      // Browsers send an empty, nameless file for an untouched input.
      if (limit !== undefined && (upload.size > 0 || upload.name !== '')) files[part.fieldname] = upload
    } else {
      pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`)
    }
  }
  return { ...(parseForm(pairs.join('&')) as Record<string, unknown>), ...files }
}

async function readFile(part: MultipartFile, maxBytes: number): Promise<Upload> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    if (size > maxBytes) continue
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  const bytes = size > maxBytes ? new Uint8Array() : Buffer.concat(chunks)
  return { name: part.filename ?? '', type: part.mimetype, size: Math.min(size, maxBytes + 1), bytes }
}
