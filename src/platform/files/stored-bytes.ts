import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { invalid } from '../errors.ts'
import type { Unit } from '../unit-of-work.ts'

/** Whose files share one room: what a person stores for itself, and what anybody stores for a company. */
export type FileOwner = { kind: 'person' | 'company'; id: number }

const MB = 1024 * 1024
/** Wide for hundreds of applications with a CV each, and for years of a busy team. */
export const OWNER_MOST_BYTES = { person: 500 * MB, company: 2_048 * MB } as const

const FULL = {
  person: `Vos fichiers (CV joints, brouillons, candidatures et messages) prennent déjà ${OWNER_MOST_BYTES.person / MB}\u00a0Mo. Supprimez des CV joints, de la corbeille aussi, ou des brouillons, ou choisissez un fichier plus petit.`,
  company: `Les fichiers de votre société (messages, propositions, CV ajoutés à la main, justificatifs et preuves de paiement) prennent déjà ${OWNER_MOST_BYTES.company / MB / 1_024}\u00a0Go. Choisissez un fichier plus petit, ou écrivez-nous depuis la page Contact.`,
} as const

type Measure = (database: Database, owner: FileOwner) => Promise<number>

let measure: Measure | null = null

/** Says how many bytes an owner stores: tables of all domains have files, so they are summed in `stored-bytes.ts`. */
export function connectStoredBytes(sumStoredBytes: Measure) {
  measure = sumStoredBytes
}

/**
 * Makes a change that stores a file, and refuses it where the owner’s files together take more than they may. Owners come
 * one after the other, so that of many at once no more pass than there is room for; call it first in the unit of work,
 * before any other lock.
 * @param field where the form shows the refusal
 * @throws HttpError 422 on the field, whatever `change` throws; Error when nothing is connected
 */
export async function storeWithin<T>(
  { db }: Unit,
  owner: FileOwner,
  field: string,
  change: () => Promise<T>,
): Promise<T> {
  if (!measure) throw new Error('the sum of stored bytes is not connected')
  const key = `stored-bytes:${owner.kind}:${owner.id}`
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const made = await change()
  if ((await measure(db, owner)) > OWNER_MOST_BYTES[owner.kind])
    throw invalid({ [field]: [FULL[owner.kind]] })
  return made
}
