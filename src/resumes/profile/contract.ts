import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { rowId } from '#src/shared/fields.ts'
import { resumeReply } from '../contract.ts'
import { resumeContent } from '../shared/replies.ts'

export const showResumeProfile = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/profile',
  summary: 'Le profil de la personne connectée, sous la forme dont un CV est fait.',
  reply: z.object({
    data: resumeContent,
  }),
})

/** Spelled as the specification spells it. */
export const synchroniseProfile = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/profile/synschronize',
  summary: 'Met un CV à jour depuis le profil\u00a0: celui qui est nommé, ou le CV fait du profil.',
  body: z.object({ resume_id: rowId('Ce CV n’existe pas.').nullish() }),
  reply: z.object({ data: resumeReply }),
})
