import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { Stored } from '#src/shell/form/autosave.ts'
import type {
  CampaignDesk,
  deleteCampaign,
  planCampaign,
  saveCampaign,
  showCampaign,
  stopCampaign,
  testCampaign,
  unplanCampaign,
} from '../../campaigns/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

/** What is written of a campaign. */
export interface CampaignValues {
  subject: string
  preview: string
  text: string
  article_ids: number[]
}

/** A campaign that leaves is looked at again so often. */
const SENDING_MS = 3_000

async function readCampaign(id: number): Promise<CampaignDesk> {
  return (await call<typeof showCampaign>('GET /api/admin/campaigns/:id', { params: { id } })).data
}

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.campaign(id),
    queryFn: () => readCampaign(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'sending' || state.data?.state === 'planned' ? SENDING_MS : false,
  })

export const readStored = async (id: number) => storedOf(await readCampaign(id))

/** What the server has of a campaign, for the autosave. */
export function storedOf(campaign: CampaignDesk): Stored<CampaignValues> {
  const { id, version, updated_at, subject, preview, text, article_ids } = campaign
  return { id, version, saved_at: updated_at, content: { subject, preview, text, article_ids } }
}

export async function saveOnServer({
  id,
  version,
  content,
}: {
  id: number
  version: number
  content: CampaignValues
}) {
  const body = { ...content, version }
  return (await call<typeof saveCampaign>('PUT /api/admin/campaigns/:id', { params: { id }, body })).data
}

interface Moved {
  id: number
  version: number
}

/** What is decided on a campaign; each answers with the campaign as it is then. */
export const MOVES = {
  /** @param at null for at once */
  plan: async ({ id, version }: Moved, at: string | null) =>
    (
      await call<typeof planCampaign>('PUT /api/admin/campaigns/:id/plan', {
        params: { id },
        body: { version, at },
      })
    ).data,
  unplan: async ({ id, version }: Moved) =>
    (
      await call<typeof unplanCampaign>('DELETE /api/admin/campaigns/:id/plan', {
        params: { id },
        body: { version },
      })
    ).data,
  stop: async ({ id, version }: Moved) =>
    (
      await call<typeof stopCampaign>('PUT /api/admin/campaigns/:id/stop', {
        params: { id },
        body: { version },
      })
    ).data,
}

export function sendTest(id: number) {
  return call<typeof testCampaign>('POST /api/admin/campaigns/:id/tests', { params: { id } })
}

export function removeCampaign({ id, version }: Moved) {
  return call<typeof deleteCampaign>('DELETE /api/admin/campaigns/:id', { params: { id }, body: { version } })
}
