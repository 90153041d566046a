import { z } from 'zod'
import { CAMPAIGN_LIMITS as LIMITS } from '#src/campaigns/shared/limits.ts'
import { CAMPAIGN_STATES } from '#src/campaigns/shared/states.ts'
import { ARTICLE_STATES } from '#src/content/articles/shared/states.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { cleanLine, cleanText, idParams, rowId, seenVersion, tooLong } from '#src/shared/fields.ts'
import { paginated } from '#src/shared/paginated.ts'
import { decisionLine, sortedListQuery, timestamp } from '../shared/fields.ts'

/** Who subscribed to the newsletter; only those who confirmed get campaigns. */
const audience = z.object({ confirmed: z.number(), unconfirmed: z.number(), unsubscribed: z.number() })
export type Audience = z.output<typeof audience>

const campaignRow = z.object({
  id: z.number(),
  state: z.enum(CAMPAIGN_STATES),
  subject: z.string(),
  planned_for: z.string().nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** How many had confirmed as it began. */
  recipients: z.number().nullable(),
  sent_count: z.number(),
  refused_count: z.number(),
  unsubscribed_count: z.number(),
  updated_at: z.string(),
})
export type CampaignRow = z.output<typeof campaignRow>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'Les campagnes de la newsletter, les dernières modifiées d’abord, et qui les reçoit.',
  query: sortedListQuery,
  reply: paginated(campaignRow).extend({ audience }),
})

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns',
  summary: 'Commence une campagne.',
  reply: z.object({ data: z.object({ id: z.number() }) }),
  status: 201,
})

const campaignDesk = campaignRow.extend({
  version: z.number(),
  preview: z.string(),
  text: z.string(),
  article_ids: z.array(z.number()),
  updated_by: z.string().nullable(),
  audience,
  /** The articles that are online or will be, and those that the campaign has already. */
  articles: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      state: z.enum(ARTICLE_STATES),
      planned_for: z.string().nullable(),
    }),
  ),
  decisions: z.array(decisionLine),
})
export type CampaignDesk = z.output<typeof campaignDesk>

const deskReply = z.object({ data: campaignDesk })

export const showCampaign = endpoint({
  method: 'GET',
  path: '/api/admin/campaigns/:id',
  summary: 'Une campagne, avec ce qu’il en est de son envoi.',
  params: idParams,
  reply: deskReply,
})

const line = (max: number) =>
  z
    .string()
    .nullish()
    .transform(cleanLine)
    .pipe(z.string().max(max, tooLong(max)))
const versioned = z.object({ version: seenVersion })

export const saveCampaign = endpoint({
  method: 'PUT',
  path: '/api/admin/campaigns/:id',
  summary: 'Enregistre une campagne qui n’est pas encore programmée.',
  params: idParams,
  body: versioned.extend({
    subject: line(LIMITS.subject),
    preview: line(LIMITS.preview),
    text: z
      .string()
      .nullish()
      .transform(cleanText)
      .pipe(z.string().max(LIMITS.text, tooLong(LIMITS.text))),
    article_ids: z
      .array(rowId())
      .max(LIMITS.articles, `Une campagne mène à ${LIMITS.articles} articles au plus.`)
      .nullish()
      .transform((ids) => [...new Set(ids ?? [])]),
  }),
  reply: z.object({ data: z.object({ version: z.number(), saved_at: z.string() }) }),
})

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/admin/campaigns/:id',
  summary: 'Supprime une campagne dont rien n’est parti.',
  params: idParams,
  body: versioned,
})

/** A page to be framed by the administration's own. */
export const previewCampaign = endpoint({
  method: 'GET',
  path: '/api/admin/campaigns/:id/preview',
  summary: 'L’e-mail d’une campagne, tel qu’il part (HTML).',
  params: idParams,
})

export const testCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/campaigns/:id/tests',
  summary: 'Envoie la campagne à l’adresse de la personne connectée, à elle seule.',
  params: idParams,
})

export const planCampaign = endpoint({
  method: 'PUT',
  path: '/api/admin/campaigns/:id/plan',
  summary: 'Envoie la campagne aux abonnés confirmés, maintenant ou à un moment.',
  params: idParams,
  /** Without a moment it leaves at once. */
  body: versioned.extend({ at: timestamp.nullish() }),
  reply: deskReply,
})

export const unplanCampaign = endpoint({
  method: 'DELETE',
  path: '/api/admin/campaigns/:id/plan',
  summary: 'Annule l’envoi programmé.',
  params: idParams,
  body: versioned,
  reply: deskReply,
})

export const stopCampaign = endpoint({
  method: 'PUT',
  path: '/api/admin/campaigns/:id/stop',
  summary: 'Arrête l’envoi en cours.',
  params: idParams,
  body: versioned,
  reply: deskReply,
})
