import { forgetKeptData, keptKey, noteKeptData } from '#src/shell/offline/kept-data.ts'
import { readRecord, readRecordsWhere, writeRecord } from '#src/shell/session/file-store.ts'

/** A saved offer as it can be read without a network. */
export interface KeptOffer {
  id: number
  href: string
  title: string
  company: string
  place: string
  contract: string
  pay: string | null
  is_open: boolean
  /** The last day on which the offer takes applications, `2026-08-01`. */
  closes_on: string | null
  /** Null until its page has been read. */
  texts: { missions: string; profile: string; description: string } | null
  /** The moment is in milliseconds. */
  seen_at: number
}

export interface KeptApplication {
  id: number
  title: string
  company: string
  city: string
  /** The state in words, as « Présélectionnée ». */
  label: string
  submitted_at: string | null
}

/** What this browser keeps of one person's account for reading offline. */
export interface KeptRecord {
  user_id: number
  offers: KeptOffer[]
  applications: KeptApplication[]
  /** When both lists were read, in milliseconds; 0 once the person has emptied them. */
  read_at: number
}

export async function readKeptRecord(userId: number): Promise<KeptRecord | null> {
  return readRecord<KeptRecord>(keptKey(userId))
}

/** The record of the person who used this browser last; only one person's is ever kept. */
export async function readOnlyKeptRecord(): Promise<KeptRecord | null> {
  const found = await readRecordsWhere<KeptRecord>((key) => key.startsWith('asafidy.kept.'))
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * Removes what can be read offline from this browser. Whose it was stays noted while an application waits here to be sent.
 * @returns what is left
 */
export async function emptyKeptRecord(
  { user_id }: KeptRecord,
  hasWaiting: boolean,
): Promise<KeptRecord | null> {
  if (!hasWaiting) {
    await forgetKeptData()
    return null
  }
  const left = { user_id, offers: [], applications: [], read_at: 0 }
  await writeKeptRecord(left)
  return left
}

export async function writeKeptRecord(record: KeptRecord): Promise<void> {
  noteKeptData()
  await writeRecord(keptKey(record.user_id), record)
}
