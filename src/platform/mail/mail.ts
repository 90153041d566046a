import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { jobKind } from '../queue.ts'
import { outgoingMails } from '../tables.ts'
import type { Unit } from '../unit-of-work.ts'
import { imagesOf } from './images.ts'

/** A written mail; `key` names the event and the reader, so that the same event never mails twice. */
export interface Mail {
  key: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export const sendMailJob = jobKind<{ id: string }>('mail.send')

/** Writes the mail and its job with the change; a mail of the same key is left as it is. */
export async function enqueueMail({ db, now, send }: Unit, mail: Mail, after?: Date) {
  const { to, ...written } = mail
  const [row] = await db
    .insert(outgoingMails)
    .values({ ...written, to_address: to, created_at: now })
    .onConflictDoNothing({ target: outgoingMails.key })
    .returning({ id: outgoingMails.id })
  if (row) await send(sendMailJob, { id: row.id }, after ? { after } : {})
}

/** Hands a message over; throws when the mail server does not take it. */
export type Transport = (mail: {
  id: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}) => Promise<void>

/** SMTP when SMTP_URL is set; else one .eml file per mail in the data folder. */
export function openTransport(env: Env): Transport {
  const host = new URL(env.APP_URL).hostname
  const sender = env.SMTP_URL
    ? createTransport(env.SMTP_URL)
    : createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async ({ id, ...mail }) => {
    // The same Message-ID at each attempt: a server that already took it can tell.
    const info = await sender.sendMail({
      ...mail,
      from: env.MAIL_FROM,
      messageId: `<${id}@${host}>`,
      attachments: imagesOf(mail.html),
    })
    if (!env.SMTP_URL && 'message' in info)
      await capture(join(env.DATA_DIR, 'mails'), id, info.message as Buffer)
  }
}

async function capture(folder: string, id: string, message: Buffer) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${id}.eml`), message)
}

/**
 * Sends one waiting mail and marks it. The queue gives a job to one worker at a time; no transaction is held while
 * the mail server answers, because on the embedded database it would hold up everybody.
 */
export async function deliverMail(database: Database, transport: Transport, id: string, now: Date) {
  const waiting = and(eq(outgoingMails.id, id), isNull(outgoingMails.sent_at))
  const [mail] = await database.select().from(outgoingMails).where(waiting)
  if (!mail) return
  await transport({ ...mail, to: mail.to_address })
  await database.update(outgoingMails).set({ sent_at: now }).where(waiting)
}
