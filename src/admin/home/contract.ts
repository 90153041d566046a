import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { rowId } from '#src/shared/fields.ts'
import { FIGURES, ITEM_GROUPS, ITEM_KINDS } from './shared/kinds.ts'

const homeItem = z.object({
  /** Kind and number, `offer-12`. */
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  subject_id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  since: z.string(),
  holder: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
})
export type HomeItem = z.output<typeof homeItem>

export const listWaitingItems = endpoint({
  method: 'GET',
  path: '/api/admin/home/items',
  summary:
    'Ce qui attend quelqu’un de l’équipe, le plus ancien d’abord, selon ce que le rôle permet de voir.',
  query: z.object({ group: z.enum(ITEM_GROUPS).optional().catch(undefined) }),
  reply: z.object({
    data: z.array(homeItem),
    /** How much waits in each group that the role may see; « mine » counts among the oldest ones. */
    counts: z.partialRecord(z.enum(ITEM_GROUPS), z.number()),
    /** The oldest one that nobody has taken. */
    first: homeItem.nullable(),
  }),
})

const itemParams = z.object({ kind: z.enum(ITEM_KINDS), id: rowId() })

export const takeItem = endpoint({
  method: 'PUT',
  path: '/api/admin/home/items/:kind/:id/holder',
  summary: 'Dit que l’on s’occupe de quelque chose qui attend.',
  params: itemParams,
})

export const releaseItem = endpoint({
  method: 'DELETE',
  path: '/api/admin/home/items/:kind/:id/holder',
  summary: 'Laisse à un collègue quelque chose qui attend.',
  params: itemParams,
})

const figure = z.object({
  name: z.enum(FIGURES),
  /** Today so far, then yesterday and the same day of last week at the same hour; null where nobody counted. */
  today: z.number(),
  yesterday: z.number().nullable(),
  last_week: z.number().nullable(),
  /** Fourteen days until the same hour, today last. */
  days: z.array(z.number().nullable()),
})
export type HomeFigure = z.output<typeof figure>

/** Something that is not as usual, and the figures of its sentence. */
const unusual = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signups'), network: z.string(), count: z.number() }),
  z.object({
    kind: z.literal('reports'),
    offer_id: z.number(),
    title: z.string(),
    company: z.string(),
    count: z.number(),
  }),
  z.object({
    kind: z.enum(['mails', 'jobs']),
    count: z.number(),
    before: z.number(),
    values: z.array(z.number()),
  }),
  z.object({ kind: z.literal('answers'), count: z.number(), before: z.number() }),
])
export type Unusual = z.output<typeof unusual>

export const showHomeFigures = endpoint({
  method: 'GET',
  path: '/api/admin/home/figures',
  summary: 'Les chiffres du jour et ce qui sort de l’ordinaire, selon ce que le rôle permet de voir.',
  reply: z.object({
    data: z.object({ at: z.string(), figures: z.array(figure), unusual: z.array(unusual) }),
  }),
})
