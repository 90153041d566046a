import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { resumeReply } from '../contract.ts'

const experience = z.object({
  title: z.string(),
  company: z.string(),
  city: z.string().nullable(),
  start: z.string(),
  end: z.string().nullable(),
  description: z.string(),
})

export const showResumeProfile = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/profile',
  summary: 'Le profil de la personne connectée, sous la forme dont un CV est fait.',
  reply: z.object({
    data: z.object({
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
      skills: z.array(z.string()),
      experiences: z.array(experience),
      education: z.array(z.object({ degree: z.string(), school: z.string(), year: z.number() })),
      languages: z.array(z.object({ name: z.string(), level: z.string() })),
    }),
  }),
})

/** Spelled as the specification spells it. */
export const synchroniseProfile = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/profile/synschronize',
  summary: 'Met un CV à jour depuis le profil\u00a0: celui qui est nommé, ou le CV fait du profil.',
  body: z.object({
    resume_id: z.coerce
      .number({ error: 'Ce CV n’existe pas.' })
      .int('Ce CV n’existe pas.')
      .min(1, 'Ce CV n’existe pas.')
      .max(2_147_483_647, 'Ce CV n’existe pas.')
      .nullish(),
  }),
  reply: z.object({ data: resumeReply }),
})
