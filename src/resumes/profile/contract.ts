import { z } from 'zod'
import { SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, rowId } from '#src/shared/fields.ts'
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

const change = z.object({
  part: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
})

export type SyncChange = z.output<typeof change>

/** Spelled as the specification spells it. */
export const synchroniseProfile = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/profile/synschronize',
  summary:
    'Met un CV à jour depuis le profil (celui qui est nommé, ou le CV fait du profil), ou le profil depuis un CV\u00a0; à blanc, dit seulement ce qui changerait.',
  body: z.object({
    resume_id: rowId('Ce CV n’existe pas.').nullish(),
    /** Without a direction the profile is written into the CV. */
    direction: z.enum(['to_resume', 'to_profile'], { error: 'Choisissez un sens.' }).nullish(),
    is_trial: flag('Dites si c’est un essai.').nullish(),
    /** Towards the profile only these of its sections change; without a list all of them do. */
    sections: z.array(z.enum(SECTION_NAMES)).nullish(),
  }),
  reply: z.object({
    data: resumeReply,
    changes: z.array(change),
    /** Parts of the CV that a profile has no place for. */
    left_out: z.array(z.string()),
  }),
})
