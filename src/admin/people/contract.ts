import { z } from 'zod'
import { ADMIN_ROLES, USER_KINDS } from '#src/accounts/shared/kinds.ts'
import { COMPANY_STATUSES, MEMBER_ROLES } from '#src/accounts/shared/memberships.ts'
import { SOCIAL_PROVIDERS } from '#src/accounts/shared/providers.ts'
import { MERGED_THINGS } from '#src/personal-data/merging/shared/things.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { oneTimeCode, reasonText, searchText, sortedListQuery } from '../shared/fields.ts'

/** What an account is in, the first that is true. */
const PERSON_STATES = ['suspended', 'leaving', 'closed', 'unverified', 'open'] as const
export type PersonState = (typeof PERSON_STATES)[number]

const membership = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(COMPANY_STATUSES),
  role: z.enum(MEMBER_ROLES),
})

const personRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  kind: z.enum(USER_KINDS),
  admin_role: z.enum(ADMIN_ROLES).nullable(),
  state: z.enum(PERSON_STATES),
  companies: z.array(membership),
  /** The day of the last visit. */
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
})
export type PersonRow = z.output<typeof personRow>

const person = personRow.extend({
  verified_at: z.string().nullable(),
  /** When its owner asked for deletion. */
  deletion_requested_at: z.string().nullable(),
  /** Why and when the team suspended it; null when it is not suspended. */
  suspension: z.object({ why: z.string().nullable(), at: z.string() }).nullable(),
  has_password: z.boolean(),
  social: z.array(z.enum(SOCIAL_PROVIDERS)),
  has_codes: z.boolean(),
  /** Its server refuses mails to the address. */
  is_refused: z.boolean(),
  /** Failed sign-ins of the day, for which a browser that is new to the account waits. */
  pause: z.object({ failures: z.number(), until: z.string() }).nullable(),
  /** Whether the team may look at the site in the place of the person. */
  may_view_as: z.boolean(),
  /** Whether this administrator may act on the account. */
  may_help: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      is_handheld: z.boolean(),
      network: z.string(),
      seen_at: z.string(),
    }),
  ),
  alerts: z.number(),
  applications: z.object({
    total: z.number(),
    open: z.number(),
    /** The last ones, without their letters. */
    last: z.array(
      z.object({
        id: z.number(),
        offer_id: z.number(),
        title: z.string(),
        company: z.string(),
        status: z.string(),
        at: z.string(),
      }),
    ),
  }),
  /** The mails of the last thirty days, without their text. */
  mails: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      at: z.string(),
      state: z.enum(['sent', 'waiting', 'given_up']),
      tries: z.number(),
    }),
  ),
})
export type AdminPerson = z.output<typeof person>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  summary: 'Les comptes, cherchés par nom, adresse, téléphone ou société.',
  query: sortedListQuery.extend({
    q: searchText,
    kind: z.enum(USER_KINDS).optional().catch(undefined),
    state: z.enum(PERSON_STATES).optional().catch(undefined),
  }),
  reply: paginated(personRow),
})

export const showPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id',
  summary: 'Un compte: ce qu’il est, ses sessions, ses candidatures en faits, ses e-mails.',
  params: idParams,
  reply: z.object({ data: person }),
})

const act = { params: idParams }
const explained = { params: idParams, body: z.object({ reason: reasonText }) }

export const verifyPerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/verification',
  summary: 'Vérifie l’adresse d’une personne à sa place.',
  ...explained,
})

export const mailVerification = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/verification-mails',
  summary: 'Renvoie le lien qui vérifie l’adresse.',
  ...act,
})

export const mailPassword = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/password-mails',
  summary: 'Envoie un lien pour choisir un nouveau mot de passe.',
  ...act,
})

export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/sessions',
  summary: 'Ferme toutes les sessions d’une personne.',
  ...act,
})

export const liftPersonPause = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/pause',
  summary: 'Lève l’attente due aux connexions refusées.',
  ...act,
})

export const dropPersonCodes = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/two-factor',
  summary: 'Retire les codes de connexion, après vérification.',
  ...explained,
})

export const suspendPerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/suspension',
  summary: 'Suspend un compte, et dit pourquoi à la personne.',
  ...explained,
})

export const restorePerson = endpoint({
  method: 'DELETE',
  path: '/api/admin/people/:id/suspension',
  summary: 'Rétablit un compte suspendu.',
  ...act,
})

export const viewAsPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/viewings',
  summary: 'Commence à regarder le site à la place d’une personne, en lecture seule, quinze minutes.',
  params: idParams,
  body: z.object({ reason: reasonText.max(300, 'Au plus 300 caractères') }),
  /** The address on the public site, which opens once. */
  reply: z.object({ data: z.object({ url: z.string() }) }),
})

const mergedId = z.coerce.number({ error: 'Choisissez l’autre compte' }).int().positive().max(2_147_483_647)

const mergeSide = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  state: z.enum(PERSON_STATES),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  verified_at: z.string().nullable(),
  has_password: z.boolean(),
  has_codes: z.boolean(),
  /** Accounts of other sites that open it. */
  links: z.number(),
  profile: z
    .object({
      headline: z.string(),
      experiences: z.number(),
      skills: z.number(),
      is_public: z.boolean(),
      updated_at: z.string().nullable(),
    })
    .nullable(),
})

const comparison = z.object({
  kept: mergeSide,
  merged: mergeSide,
  moved: z.array(
    z.object({
      thing: z.enum(MERGED_THINGS),
      /** How much of it the account that stays has. */
      kept: z.number(),
      moves: z.number(),
      /** It is left with the account that goes, because the other one has the same. */
      stays: z.number(),
    }),
  ),
  /** Offers to which both accounts applied. */
  doubles: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      counts: z.object({ id: z.number(), status: z.string(), is_of_kept: z.boolean() }),
      stays: z.object({ id: z.number(), status: z.string(), is_withdrawn: z.boolean() }),
    }),
  ),
  /** Why these accounts can't be merged; empty when they can. */
  obstacles: z.array(z.string()),
  /** Names what was compared; the merge sends it back. */
  seen: z.string(),
})
export type AccountComparison = z.output<typeof comparison>

export const compareAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id/merges/:merged_id',
  summary: 'Compare deux comptes d’une même personne, et dit ce qui passerait de l’un à l’autre.',
  params: idParams.extend({ merged_id: mergedId }),
  reply: z.object({ data: comparison }),
})

export const mergeInput = z.object({
  merged_id: mergedId,
  profile: z.enum(['kept', 'merged'], { error: 'Choisissez le profil qui reste' }),
  seen: z.string().max(64),
  reason: reasonText.max(300, 'Au plus 300 caractères'),
  code: oneTimeCode,
})

export const mergeAccounts = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/merges',
  summary: 'Réunit un autre compte de la même personne avec celui-ci, avec un code.',
  params: idParams,
  body: mergeInput,
})

export const exportPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:id/exports',
  summary: 'Prépare la copie des données d’une personne qui l’a demandée\u00a0; elle seule reçoit le lien.',
  ...explained,
})

export const deletePerson = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:id/deletion',
  summary: 'Supprime, dans trente jours, le compte d’une personne qui l’a demandé.',
  ...explained,
})
