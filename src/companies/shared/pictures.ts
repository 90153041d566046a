import { z } from 'zod'

/** Addresses of a picture's two sizes. */
export const pictureSizes = z.object({ large: z.string(), small: z.string() })

export const companyPhoto = pictureSizes.extend({ id: z.number(), caption: z.string() })
export type CompanyPhoto = z.output<typeof companyPhoto>
