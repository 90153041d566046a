import { listNames } from '#src/accounts/people.ts'
import { countAudience, findCampaign, type listCampaigns } from '#src/campaigns/reading.ts'
import { listArticleStates, listReadableTitles } from '#src/content/articles/writing/reading.ts'
import type { Database } from '#src/platform/database.ts'
import { listDecisions } from '../audit/log.ts'
import type { CampaignDesk, CampaignRow } from './contract.ts'

/** So many of the newest articles can be chosen. */
const CHOICES = 50

type Counted = Awaited<ReturnType<typeof listCampaigns>>['rows'][number]

const iso = (at: Date | null) => at?.toISOString() ?? null

export function presentRow(row: Counted): CampaignRow {
  return {
    id: row.id,
    state: row.state,
    subject: row.subject,
    planned_for: iso(row.planned_for),
    started_at: iso(row.started_at),
    ended_at: iso(row.ended_at),
    recipients: row.recipients,
    sent_count: row.sent_count,
    refused_count: row.refused_count,
    unsubscribed_count: row.unsubscribed_count,
    updated_at: row.updated_at.toISOString(),
  }
}

/** Everything that the screen of a campaign shows. @throws HttpError 404 for an unknown one */
export async function presentDesk(database: Database, id: number): Promise<CampaignDesk> {
  const row = await findCampaign(database, id)
  const names = await listNames(database, row.updated_by_id === null ? [] : [row.updated_by_id])
  const newest = await listReadableTitles(database, CHOICES)
  const known = new Set(newest.map((each) => each.id))
  const others = await listArticleStates(
    database,
    row.article_ids.filter((each) => !known.has(each)),
  )
  return {
    ...presentRow(row),
    version: row.version,
    preview: row.preview,
    text: row.text,
    article_ids: row.article_ids,
    updated_by: names.get(row.updated_by_id ?? 0) ?? null,
    audience: await countAudience(database),
    articles: [...newest, ...others].map((each) => ({ ...each, planned_for: iso(each.planned_for) })),
    decisions: await listDecisions(database, [`campaign:${id}`]),
  }
}
