import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type Kind, kindsFor } from './shared/kinds.ts'
import { isPushedByItself } from './shared/pushes.ts'
import { notificationPreferences as table } from './tables.ts'

/** The channels through which a person is notified of a kind of event. */
export interface Channels {
  bell: boolean
  mail: boolean
  /** A message to the browsers that the person let tell it. */
  push: boolean
}

type ChosenChannels = Omit<Channels, 'push'> & { push: boolean | null }

const UNCHOSEN: ChosenChannels = { bell: true, mail: true, push: null }

function channelsOf(kind: Kind, { bell, mail, push }: ChosenChannels = UNCHOSEN): Channels {
  return { bell, mail, push: push ?? isPushedByItself(kind) }
}

/** Reads the channels that the person wants for a kind; without a preference, those of the kind itself. */
export async function findChannels(database: Database, userId: number, kind: Kind): Promise<Channels> {
  const [row] = await database
    .select({ bell: table.bell, mail: table.mail, push: table.push })
    .from(table)
    .where(and(eq(table.user_id, userId), eq(table.kind, kind)))
  return channelsOf(kind, row)
}

/** Lists every kind that the person can choose about, with its channels. */
export async function listPreferences(
  database: Database,
  person: { id: number; kind: Parameters<typeof kindsFor>[0] },
): Promise<(Channels & { kind: Kind })[]> {
  const kinds = kindsFor(person.kind)
  const rows = await database
    .select()
    .from(table)
    .where(and(eq(table.user_id, person.id), inArray(table.kind, kinds)))
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  return kinds.map((kind) => ({ kind, ...channelsOf(kind, byKind.get(kind)) }))
}

/** Changes the given channels of these kinds; absent channels stay as they are. */
export async function changePreferences(
  services: Services,
  actor: Actor,
  kinds: readonly Kind[],
  change: Partial<Channels>,
) {
  await inTransaction(services, actor, (unit) => setChannels(unit, actor.id, kinds, change))
}

/** Does what `changePreferences` does for any person, as a part of another transaction. */
export async function setChannels(
  { db }: Unit,
  userId: number,
  kinds: readonly Kind[],
  change: Partial<Channels>,
) {
  const { bell, mail, push } = change
  const isEmpty = [bell, mail, push].every((each) => each === undefined)
  if (kinds.length === 0 || isEmpty) return
  const values = kinds.map((kind) => ({ ...UNCHOSEN, ...change, user_id: userId, kind }))
  await db
    .insert(table)
    .values(values)
    .onConflictDoUpdate({
      target: [table.user_id, table.kind],
      set: {
        bell: bell === undefined ? sql`${table.bell}` : bell,
        mail: mail === undefined ? sql`${table.mail}` : mail,
        push: push === undefined ? sql`${table.push}` : push,
      },
    })
}
