import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, rowId, seenVersion } from '#src/shared/fields.ts'
import { managedOffer } from '../managing/contract.ts'
import { CLOSE_REASONS, OFFER_CHANGES } from './shared/transitions.ts'

/** The version that the person saw. With it the change is refused when somebody changed the offer since. */
const version = seenVersion.nullish()
const reason = z.enum(CLOSE_REASONS, { error: 'Veuillez choisir une raison.' })

const changed = { params: idParams, reply: z.object({ data: managedOffer }) }
const body = z.object({ version })

export const pauseOffer = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/pause',
  summary: 'Met l’offre en pause\u00a0: elle quitte le site.',
  ...changed,
  body,
})

export const resumeOffer = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/offers/:id/pause',
  summary: 'Remet l’offre en ligne.',
  ...changed,
  body,
})

export const closeOffer = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/closing',
  summary: 'Clôture l’offre, avec sa raison.',
  ...changed,
  body: z.object({ version, reason }),
})

export const renewOffer = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/renewal',
  summary: 'Publie l’offre pour trente jours au moins à partir d’aujourd’hui, son texte inchangé.',
  ...changed,
  /** A renewal from a mail carries the token of its link. */
  body: z.object({ version, token: z.string().max(300).nullish() }),
})

export const archiveOffer = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/archive',
  summary: 'Archive l’offre, une fois toutes ses candidatures répondues.',
  ...changed,
  body,
})

export const confirmOffer = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/attendance',
  summary: 'Répond que l’offre est toujours ouverte.',
  ...changed,
})

/** At most a page of the list. */
const MOST_AT_ONCE = 50

export const changeOffers = endpoint({
  method: 'POST',
  path: '/api/recruiter/offer-changes',
  summary: 'Fait le même changement à plusieurs offres, chacune avec son résultat.',
  body: z
    .object({
      change: z.enum(OFFER_CHANGES, { error: 'Veuillez choisir une action.' }),
      reason: reason.nullish(),
      offers: z
        .array(z.object({ id: rowId(), version }))
        .min(1, 'Veuillez choisir une offre.')
        .max(MOST_AT_ONCE),
    })
    .refine(({ change, reason }) => change !== 'close' || reason, {
      message: 'Veuillez choisir une raison.',
      path: ['reason'],
    }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        done: z.boolean(),
        /** Why this offer was not changed. */
        message: z.string().nullable(),
      }),
    ),
  }),
})
