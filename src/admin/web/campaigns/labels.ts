import type { CampaignState } from '#src/campaigns/shared/states.ts'
import type { BadgeTone } from '#src/ui/shared/badge.ts'

export const CAMPAIGN_STATE_TONES: Record<CampaignState, BadgeTone> = {
  draft: 'amber',
  planned: 'blue',
  sending: 'blue',
  sent: 'green',
  stopped: 'red',
}
