import { z } from 'zod'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { type ProfileInput, profileInput } from './shared/input.ts'
import { MOBILITIES, SECTION_NAMES } from './shared/parts.ts'
import { pathFields } from './shared/replies.ts'

const step = z.object({
  words: z.string(),
  /** The section of the profile where it is written. */
  section: z.enum(SECTION_NAMES),
  /** The share of a complete profile, in whole percent. */
  weight: z.number(),
})

/** How complete a profile is, in whole percent; what is missing comes with the most useful first. */
export const profileCompleteness = z.object({
  percent: z.number(),
  missing: z.array(step.extend({ action: z.string() })),
  done: z.array(step),
})

export type ProfileCompleteness = z.output<typeof profileCompleteness>

/** The fields that the owner reads and, once the profile is public, everybody. */
const sharedFields = {
  first_name: z.string(),
  headline: z.string(),
  about: z.string(),
  activity_area: namedReply.nullable(),
  job_level: namedReply.nullable(),
  degree: namedReply.nullable(),
  contracts: z.array(namedReply),
  city: namedReply.nullable(),
  mobility: z.enum(MOBILITIES),
  mobility_cities: z.array(namedReply),
  accepts_remote: z.boolean(),
  ...pathFields,
  available_now: z.boolean(),
  available_from: z.string().nullable(),
  picture: z.string().nullable(),
}

const profileReply = z.object({
  ...sharedFields,
  last_name: z.string(),
  occupation_choice: z.string().nullable(),
  phone_number: z.string().nullable(),
  min_salary_expectation: z.number().nullable(),
  max_salary_expectation: z.number().nullable(),
  show_photo: z.boolean(),
  is_public: z.boolean(),
  is_indexed: z.boolean(),
  is_best_profile: z.boolean(),
  public_slug: z.string().nullable(),
  updated_at: z.string().nullable(),
  completeness: profileCompleteness,
})

export type ApplicantProfile = z.output<typeof profileReply>

/** Visitors get nothing by which they could find or reach the person: only the initial of the last name, no contact, no salary. */
const publicReply = z.object({ ...sharedFields, last_initial: z.string() })

export type PublicProfile = z.output<typeof publicReply>

const one = z.object({ data: profileReply })

export const showProfile = endpoint({
  method: 'GET',
  path: '/api/applicant/profile',
  summary: 'Le profil du candidat connecté, avec ce qu’il lui reste à dire.',
  reply: one,
})

/** Each call saves one section; fields of other sections are ignored. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/applicant/profile',
  summary: 'Enregistre une partie du profil\u00a0; les autres restent telles quelles.',
  body: (today: string): z.ZodType<ProfileInput> => profileInput(today),
  reply: one,
})

export const previewProfile = endpoint({
  method: 'GET',
  path: '/api/applicant/profile/preview',
  summary: 'Le profil public du candidat connecté tel que d’autres le liraient, public ou non.',
  reply: z.object({ data: publicReply }),
})

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/api/applicant/skills',
  summary: 'Les compétences que les offres demandent, les plus demandées d’abord.',
  query: z.object({ keywords: z.string().max(60).nullish().catch(null) }),
  reply: z.object({ data: z.array(z.string()) }),
})

export const publicProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:slug',
  summary: 'Le profil public d’un candidat, ou le nom de la société qui a cette adresse.',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,255}$/) }),
  reply: z.object({
    data: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('applicant'),
        slug: z.string(),
        is_indexed: z.boolean(),
        ...publicReply.shape,
      }),
      z.object({ kind: z.literal('company'), name: z.string() }),
    ]),
  }),
})
