export const CAMPAIGN_STATES = ['draft', 'planned', 'sending', 'sent', 'stopped'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** The words of the states in lists. */
export const CAMPAIGN_STATE_LABELS: Record<CampaignState, string> = {
  draft: 'Brouillon',
  planned: 'Programmée',
  sending: 'En cours d’envoi',
  sent: 'Envoyée',
  stopped: 'Arrêtée',
}

/** What an administrator does to a campaign. */
export type CampaignMove = 'save' | 'plan' | 'unplan' | 'stop' | 'delete'

/** From which states each move starts. What has begun to leave is never written, planned or sent again. */
const FROM: Record<CampaignMove, readonly CampaignState[]> = {
  save: ['draft'],
  plan: ['draft'],
  unplan: ['planned'],
  stop: ['sending'],
  delete: ['draft'],
}

/** Whether this move starts from this state. */
export function canMoveCampaign(state: CampaignState, move: CampaignMove): boolean {
  return FROM[move].includes(state)
}
