import { useQuery } from '@tanstack/react-query'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { CampaignDeskView } from './desk.tsx'
import { CampaignEditor } from './editor.tsx'
import { campaignQuery } from './queries.ts'

/** The screen of a campaign: written while it is a draft, followed after that. */
export function CampaignPage({ id }: { id: number }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(campaignQuery(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  // What was read the last time may be old by now, and the editor begins with what it is given.
  if (!data || !isFetchedAfterMount) return <Loading />
  return data.state === 'draft' ? (
    <CampaignEditor key={`${id} draft`} campaign={data} />
  ) : (
    <CampaignDeskView campaign={data} />
  )
}
