import { z } from 'zod'
import { pathFields } from '#src/profiles/shared/replies.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint, type ReplyOf } from '#src/shared/endpoint.ts'
import { referenceId, requiredText, rowId } from '#src/shared/fields.ts'
import { pageNumber, paginated } from '#src/shared/paginated.ts'
import { isOnlyGreeting, ONLY_GREETING } from '#src/shared/words/greetings.ts'
import { DECLINE_REASONS, END_REASONS, INVITATION_STATES } from '../invitations/shared/states.ts'
import { matchReply } from '../scoring/contract.ts'

export const PROFILES_PER_PAGE = 20
export const INVITATION_MAX = 2_000
const SKILLS_MAX = 10

/**
 * A value that is no row's number is left out of the search rather than refused, because addresses are typed and kept.
 */
const listed = rowId().optional().catch(undefined)
const ofReference = referenceId().optional().catch(undefined)

/** The search names an offer, or else describes the person that is looked for. */
const searched = z.object({
  offer_id: listed,
  title: z.string().trim().max(120).catch(''),
  activity_area_id: ofReference,
  city_id: listed,
  contract_id: ofReference,
  job_level_id: ofReference,
  /** The address holds skills as one text, separated by commas. */
  skills: z
    .string()
    .max(500)
    .catch('')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
        .slice(0, SKILLS_MAX),
    ),
})
export type SearchedProfile = z.output<typeof searched>

const invitation = z.object({
  state: z.enum(INVITATION_STATES),
  sent_at: z.string(),
  seen_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  expires_at: z.string(),
  decline_reason: z.enum(DECLINE_REASONS).nullable(),
  decline_note: z.string().nullable(),
  end_reason: z.enum(END_REASONS).nullable(),
  /** The application that answered the invitation. */
  application_id: z.number().nullable(),
})

/** Until the company has opened the contact, no field of this reply tells who the person is. */
const bestProfile = z.object({
  key: z.uuid(),
  /** The full name stays null until the contact is open. */
  name: z.string().nullable(),
  opened_at: z.string().nullable(),
  /** The person's own title is null when it names the person or its employer, see `maskTitle`. */
  title: z.string().nullable(),
  activity_area: namedReply.nullable(),
  job_level: namedReply.nullable(),
  city: namedReply.nullable(),
  /** Years are whole: a half year is rounded down. */
  experience_years: z.number().nullable(),
  accepts_remote: z.boolean(),
  available_now: z.boolean(),
  match: matchReply,
  invitation: invitation.nullable(),
})
export type BestProfile = z.output<typeof bestProfile>

const contacts = z.object({
  total: z.number(),
  spent: z.number(),
  left: z.number(),
  /** The grant that is spent next ends at this moment. */
  until: z.string().nullable(),
})

const offerChoice = z.object({ id: z.number(), title: z.string() })

export const listBestProfiles = endpoint({
  method: 'GET',
  path: '/api/recruiter/best-profiles',
  summary:
    'Les candidats qui acceptent d’être trouvés et conviennent à une offre, le plus proche en premier.',
  query: searched.extend({ page: pageNumber }),
  reply: paginated(bestProfile).extend({
    contacts,
    /** The recruiter chooses among the company's open offers. */
    offers: z.array(offerChoice),
    /** The page shows these criteria as chips; null when there was nothing to look for. */
    criteria: z
      .object({
        offer: offerChoice.nullable(),
        title: z.string(),
        activity_area: namedReply.nullable(),
        city: namedReply.nullable(),
        contract: namedReply.nullable(),
        job_level: namedReply.nullable(),
        experience_min_years: z.number().nullable(),
        skills: z.array(z.string()),
      })
      .nullable(),
  }),
})
export type BestProfiles = ReplyOf<typeof listBestProfiles>

const keyParams = z.object({ key: z.uuid() })

/** Identity of a person, sent only to a company that has opened the contact. */
const contact = z.object({
  key: z.uuid(),
  name: z.string(),
  opened_at: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  headline: z.string(),
  about: z.string(),
  ...pathFields,
})
export type BestProfileContact = z.output<typeof contact>

export const showContact = endpoint({
  method: 'GET',
  path: '/api/recruiter/best-profiles/:key/contact',
  summary: 'Le nom, les coordonnées et le parcours d’un candidat dont la société a ouvert le contact.',
  params: keyParams,
  reply: z.object({ data: contact }),
})

export const openContact = endpoint({
  method: 'PUT',
  path: '/api/recruiter/best-profiles/:key/contact',
  summary: 'Ouvre le contact d’un candidat, avec un des contacts de la société.',
  params: keyParams,
  reply: z.object({ data: contact, contacts }),
})

export const inviteProfile = endpoint({
  method: 'PUT',
  path: '/api/recruiter/best-profiles/:key/invitation',
  summary: 'Invite à postuler à une offre ouverte un candidat dont la société a ouvert le contact.',
  params: keyParams,
  body: z.object({
    offer_id: rowId('Veuillez choisir une offre.'),
    message: requiredText(
      'Écrivez un message.',
      INVITATION_MAX,
      `Le message ne doit pas dépasser ${INVITATION_MAX} caractères.`,
    ).refine((text) => text === '' || !isOnlyGreeting(text), ONLY_GREETING),
  }),
  reply: z.object({ data: invitation }),
  status: [200, 201],
})
