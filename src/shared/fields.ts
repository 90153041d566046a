import { z } from 'zod'

/** Largest value of a serial column (PostgreSQL's integer). */
export const LARGEST_ID = 2_147_483_647

/** The number of a row in an address or a body; what is none is refused. */
const rowId = z.coerce.number().int().positive().max(LARGEST_ID)

/** Parameters of a path that ends on a row: `/api/offers/:id`. What is no number of a row is 404. */
export const idParams = z.object({ id: rowId })
