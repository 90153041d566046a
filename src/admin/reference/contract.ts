import { z } from 'zod'
import { TEMPLATE_BODY_MAX, TEMPLATE_USES } from '#src/reference/shared/reply-template-parts.ts'
import { CHANGED_LISTS } from '#src/reference-changes/shared/lists.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, rowId } from '#src/shared/fields.ts'

const entry = z.object({
  id: z.number(),
  name: z.string(),
  withdrawn: z.boolean(),
  /** The entry that stands in its place. */
  merged_into: z.object({ id: z.number(), name: z.string() }).nullable(),
  region: z.object({ id: z.number(), name: z.string() }).nullable(),
  aliases: z.array(z.string()),
  words: z.array(z.string()),
  days: z.number().nullable(),
  position: z.number().nullable(),
  /** The letter of a reply template. */
  text: z.string(),
  use: z.enum(TEMPLATE_USES).nullable(),
  /** The occupation of a title. */
  occupation: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** Open offers, and profiles; null in a list to which none refers. */
  offers: z.number().nullable(),
  profiles: z.number().nullable(),
  /** From when on its next state counts; null when nothing is planned. */
  next_from: z.string().nullable(),
  /** What a change names as that which it was made from. */
  seen_id: z.number().nullable(),
})
export type AdminEntry = z.output<typeof entry>

const line = z.object({
  id: z.number(),
  entry_id: z.number(),
  name: z.string(),
  /** What the change did, in words. */
  what: z.string(),
  effective_from: z.string(),
  note: z.string().nullable(),
  /** Null for the site itself and for an account that is gone. */
  set_by: z.string().nullable(),
  created_at: z.string(),
  can_undo: z.boolean(),
})
export type EntryLine = z.output<typeof line>

const list = z.object({
  today: z.string(),
  entries: z.array(entry),
  /** The last change first. */
  history: z.array(line),
})
export type AdminList = z.output<typeof list>
const listReply = z.object({ data: list })

const params = z.object({ list: z.enum(CHANGED_LISTS) })
const entryParams = params.extend({ id: rowId() })

const text = z.string().max(200).nullish()
const texts = z.array(z.string().max(200)).max(100).nullish()
const number = z.number().nullish()
const change = z.object({
  name: text,
  withdrawn: z.boolean().nullish(),
  merged_into: number,
  region_id: number,
  aliases: texts,
  lat: number,
  lon: number,
  words: texts,
  code: z.string().max(20).nullish(),
  days: number,
  position: number,
  text: z
    .string()
    .max(TEMPLATE_BODY_MAX * 2)
    .nullish(),
  use: z.string().max(20).nullish(),
  /** Null for at once. */
  effective_on: z.string().max(10).nullish(),
  note: z.string().trim().max(500, 'Au plus 500 caractères').nullish(),
  seen_id: number,
})
export type EntryChangeBody = z.input<typeof change>

export const showReference = endpoint({
  method: 'GET',
  path: '/api/admin/reference',
  summary: 'Les listes du référentiel, et combien de lignes a chacune.',
  reply: z.object({
    data: z.object({
      lists: z.array(z.object({ list: z.enum(CHANGED_LISTS), count: z.number() })),
      /** How many changes are planned. */
      coming: z.number(),
      failed_searches: z.number(),
      occupations: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
})

export const showReferenceList = endpoint({
  method: 'GET',
  path: '/api/admin/reference/:list',
  summary: 'Une liste du référentiel, avec ce qui s’en sert et son histoire.',
  params,
  reply: listReply,
})

export const previewEntry = endpoint({
  method: 'GET',
  path: '/api/admin/reference/:list/effects',
  summary: 'Ce que touche une ligne du référentiel.',
  params,
  query: z.object({
    id: z.coerce.number().int().nullish().catch(null),
    /** The title of a correction, or the second names and synonyms one a line. */
    text: z.string().max(4000).catch(''),
  }),
  reply: z.object({ data: z.array(z.object({ label: z.string(), count: z.number() })) }),
})

export const addEntry = endpoint({
  method: 'POST',
  path: '/api/admin/reference/:list/entries',
  summary: 'Ajoute une ligne à une liste du référentiel.',
  params,
  body: change,
  reply: listReply,
  status: 201,
})

export const changeEntry = endpoint({
  method: 'POST',
  path: '/api/admin/reference/:list/entries/:id/changes',
  summary: 'Change, masque ou range une ligne sous une autre, tout de suite ou à partir d’un jour.',
  params: entryParams,
  body: change,
  reply: listReply,
})

export const undoEntryChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/reference/changes/:id',
  summary: 'Annule un changement du référentiel\u00a0: l’état d’avant revient.',
  params: idParams,
  reply: listReply,
})

const failed = z.object({
  kind: z.enum(['words', 'place']),
  text: z.string(),
  searches: z.number(),
  last_on: z.string(),
})
export type FailedSearch = z.output<typeof failed>

export const listFailedSearches = endpoint({
  method: 'GET',
  path: '/api/admin/failed-searches',
  summary: 'Ce qui est souvent cherché et ne trouve rien, sans dire par qui.',
  reply: z.object({ data: z.object({ days: z.number(), least: z.number(), searches: z.array(failed) }) }),
})
