import { z } from 'zod'

/** The skills, experiences, studies and languages of a person, which profiles and the CVs made from them both show. */
export const pathFields = {
  skills: z.array(z.string()),
  experiences: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      city: z.string().nullable(),
      start: z.string(),
      end: z.string().nullable(),
      description: z.string(),
    }),
  ),
  education: z.array(z.object({ degree: z.string(), school: z.string(), year: z.number() })),
  languages: z.array(z.object({ name: z.string(), level: z.string() })),
}
