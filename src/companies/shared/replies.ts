import { z } from 'zod'

/** A company beside one's own applications, its logo drawn in the page. */
export const companyMark = z.object({ name: z.string(), slug: z.string(), logo_svg: z.string().nullable() })
