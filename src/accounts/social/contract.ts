import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { ACCOUNT_TYPES } from '../shared/kinds.ts'
import { SOCIAL_PROVIDERS } from '../shared/providers.ts'
import { acceptedTerms, companyFields } from '../shared/sign-up-input.ts'

const provider = z.enum(SOCIAL_PROVIDERS)
const accountType = z.enum(ACCOUNT_TYPES)

export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/api/auth/oauth/v2/providers',
  summary: 'Les fournisseurs qui permettent de se connecter.',
  reply: z.object({
    data: z.array(
      z.object({
        provider,
        /** Whether this provider is a stand-in on a development machine. */
        development: z.boolean(),
      }),
    ),
  }),
})

export const startSocialSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/oauth/v2/:provider/login',
  summary: 'L’adresse du fournisseur où aller se connecter.',
  params: z.object({ provider }),
  query: z.object({
    account_type: accountType.nullish(),
    to: z.string().max(2_000).nullish(),
    intent: z.enum(['sign-in', 'link']).nullish(),
  }),
  reply: z.object({ url: z.string() }),
})

export const finishSocialSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/oauth/v2/:provider/callback',
  summary: 'Le retour du fournisseur : redirige toujours vers une page.',
  params: z.object({ provider }),
  status: 204,
})

export const pendingSocial = endpoint({
  method: 'GET',
  path: '/api/auth/oauth/v2/pending',
  summary: 'L’identité qu’un fournisseur vient de donner et qui n’a pas encore de compte.',
  reply: z.object({
    data: z.object({
      provider,
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      /** The path of this site to open afterwards. */
      to: z.string().nullable(),
    }),
  }),
})

export type PendingSocial = z.output<NonNullable<typeof pendingSocial.reply>>['data']

const registered = z.object({ data: z.object({ two_factor: z.boolean() }) })

export const registerSocialApplicant = endpoint({
  method: 'POST',
  path: '/api/auth/oauth/v2/:provider/register/applicant',
  summary: 'Crée le compte du candidat que le fournisseur vient d’identifier.',
  params: z.object({ provider }),
  body: z.object({ terms: acceptedTerms }).transform(() => null),
  reply: registered,
  status: 201,
})

export const registerSocialRecruiter = endpoint({
  method: 'POST',
  path: '/api/auth/oauth/v2/:provider/register/recruiter',
  summary: 'Crée le compte du recruteur que le fournisseur vient d’identifier, et sa société.',
  params: z.object({ provider }),
  body: z.object({ ...companyFields, terms: acceptedTerms }).transform(({ terms: _, ...company }) => company),
  reply: registered,
  status: 201,
})

export const listSocialAccounts = endpoint({
  method: 'GET',
  path: '/api/user/social-accounts',
  summary: 'Les comptes d’autres sites qui ouvrent celui-ci.',
  reply: z.object({
    data: z.array(
      z.object({
        provider,
        development: z.boolean(),
        /** Null when the provider is not linked. */
        linked: z.object({ email: z.string(), created_at: z.string() }).nullable(),
      }),
    ),
  }),
})

export type SocialLink = z.output<NonNullable<typeof listSocialAccounts.reply>>['data'][number]

export const unlinkSocialAccount = endpoint({
  method: 'DELETE',
  path: '/api/user/social-accounts/:provider',
  summary: 'Délie le compte d’un autre site.',
  params: z.object({ provider }),
  status: 204,
})
