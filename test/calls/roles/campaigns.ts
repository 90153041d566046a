import { after, DAY } from '#src/shared/durations.ts'
import { makeCampaign } from '../../content/campaigns.ts'
import type { TestServices } from '../../services.ts'

/** The address and the body of a call on campaigns, on a campaign in the state in which the call succeeds. */
export async function askOfCampaigns(site: TestServices, method: string, path: string) {
  const verb = path.split('/:id/')[1] ?? ''
  const now = site.clock.now()
  const at = after(now, DAY)
  const campaign = await makeCampaign(site, {
    ...(method === 'DELETE' && verb === 'plan' && { state: 'planned' as const, planned_for: at }),
    ...(verb === 'stop' && { state: 'sending' as const, started_at: now }),
  })
  const { subject, preview, text, version } = campaign
  const body = { subject, preview, text, article_ids: [], version, at: at.toISOString() }
  return { url: path.replace(':id', String(campaign.id)), body }
}
