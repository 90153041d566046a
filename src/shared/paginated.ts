import { z } from 'zod'

/** A page of a list as Laravel's paginator sends it. */
export function paginated<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    links: z.object({
      first: z.string(),
      last: z.string(),
      prev: z.string().nullable(),
      next: z.string().nullable(),
    }),
    meta: z.object({
      current_page: z.number(),
      from: z.number().nullable(),
      last_page: z.number(),
      links: z.array(z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() })),
      path: z.string(),
      per_page: z.number(),
      to: z.number().nullable(),
      total: z.number(),
      /** There are more than `total`, and nobody counted them. */
      is_capped: z.boolean().optional(),
    }),
  })
}

/** A parameter for the order of a list by its dates; the newest stand first when nothing is asked. */
export const sortByDate = z.enum(['asc', 'desc']).catch('desc')

/** A parameter for the number of a page; zero and nonsense are the first page. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).catch(1)
