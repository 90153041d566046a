import { z } from 'zod'
import { pathFields } from '#src/profiles/shared/replies.ts'

/** This is all that a CV without a joined file says (`ResumeContent`). */
export const resumeContent = z.object({
  title: z.string(),
  name: z.string(),
  description: z.string(),
  person: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string().nullable(),
    city: z.string().nullable(),
  }),
  headline: z.string(),
  ...pathFields,
})
