import type { CampaignDesk } from '../../campaigns/contract.ts'
import { useWriting } from '../writing/use-writing.ts'
import { type CampaignValues, campaignQuery, readStored, saveOnServer, storedOf } from './queries.ts'

/** The writing of a campaign. */
export function useCampaign(campaign: CampaignDesk) {
  return useWriting<CampaignDesk, CampaignValues>({
    desk: campaign,
    storedOf,
    copyName: 'campaign',
    queryKey: campaignQuery(campaign.id).queryKey,
    read: readStored,
    save: saveOnServer,
  })
}

export type CampaignEditing = ReturnType<typeof useCampaign>
