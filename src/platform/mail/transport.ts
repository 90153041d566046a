import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import { SECOND } from '#src/shared/durations.ts'
import type { Env } from '../env.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-files.ts'
import type { MailAttachment } from '../tables.ts'
import { imagesOf } from './images.ts'

/** Hands a message over; throws when the mail server does not take it in its time. */
export type Transport = (mail: {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments: MailAttachment[]
}) => Promise<void>

/** A mail server has so many milliseconds to answer a connection, to greet, between two signs of life, and in all. */
interface Patience {
  connection: number
  greeting: number
  silence: number
  whole: number
}

const PATIENCE: Patience = {
  connection: 10 * SECOND,
  greeting: 15 * SECOND,
  silence: 45 * SECOND,
  whole: 60 * SECOND,
}

/** Makes the document of an attachment; null where it cannot be made, and then the mail leaves without it. */
export type DocumentMaker = (document: string) => Promise<Uint8Array | null>

/**
 * SMTP when SMTP_URL is set; else one .eml file per mail in the data folder.
 * @param make makes attached documents
 */
export function openTransport(
  env: Env,
  patience = PATIENCE,
  make: DocumentMaker = async () => null,
): Transport {
  const host = new URL(env.APP_URL).hostname
  const { connection, greeting, silence, whole } = patience
  const sender = env.SMTP_URL
    ? createTransport(withLimits(env.SMTP_URL, { connection, greeting, silence }))
    : createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async ({ id, to, subject, text, html, headers, attachments }) => {
    const files = await Promise.all(attachments.map((each) => attached(each, make)))
    const info = await sender.sendMail({
      to,
      subject,
      text,
      html,
      // Programs that answer mails by themselves leave such a one without an answer (RFC 3834, 5).
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      from: env.MAIL_FROM,
      // The id is the same at each attempt, so that a server that already took the mail can tell.
      messageId: `<${id}@${host}>`,
      attachments: [...imagesOf(html), ...files.flatMap((file) => file ?? [])],
      signal: AbortSignal.timeout(whole),
    })
    if (!env.SMTP_URL && 'message' in info) await capture(capturedPath(env, id), info.message as Buffer)
  }
}

async function attached({ filename, content_type, text, document }: MailAttachment, make: DocumentMaker) {
  const made = document === undefined ? text : await make(document)
  if (made === null) return null
  const content = typeof made === 'string' ? made : Buffer.from(made)
  return { filename, content, contentType: content_type }
}

/** Adds options to a server's address as its query; those that the operator wrote stand. */
function withLimits(address: string, limits: Pick<Patience, 'connection' | 'greeting' | 'silence'>): string {
  const url = new URL(address)
  const options = {
    connectionTimeout: limits.connection,
    dnsTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
  }
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  return url.href
}

const capturedPath = ({ DATA_DIR }: Env, id: string) => join(DATA_DIR, 'mails', `${id}.eml`)

/** Removes the files of mails that were captured because there was no mail server. */
export async function removeCaptured(env: Env, ids: readonly string[]) {
  for (const id of ids) await rm(capturedPath(env, id), { force: true })
}

async function capture(path: string, message: Buffer) {
  await makePrivateFolder(dirname(path))
  await writeFile(path, message, { mode: PRIVATE_FILE })
}
