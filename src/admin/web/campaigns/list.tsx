import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CAMPAIGN_STATE_LABELS } from '#src/campaigns/shared/states.ts'
import { formatCount } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { CampaignRow, createCampaign, listCampaigns } from '../../campaigns/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { deskKeys, isList } from '../desk/query-keys.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, useList } from '../lists/use-list.ts'
import { CAMPAIGN_STATE_TONES } from './labels.ts'

export const CAMPAIGNS = '/newsletter'

export function readCampaignSearch(raw: Record<string, unknown>): ListSearch {
  return readFilters(raw, { page: FILTERS.page, sort_by_date: FILTERS.order })
}

const count = (row: CampaignRow, value: number) => (row.started_at ? formatCount(value) : null)

const COLUMNS: readonly Column<CampaignRow>[] = [
  { label: 'Campagne', width: '36%', cell: ({ subject }) => subject || 'Sans objet' },
  {
    label: 'État',
    width: '16%',
    cell: ({ state }) => <Badge tone={CAMPAIGN_STATE_TONES[state]}>{CAMPAIGN_STATE_LABELS[state]}</Badge>,
  },
  {
    label: 'Départ',
    width: '18%',
    cell: ({ started_at, planned_for }) => {
      const at = started_at ?? planned_for
      return at && formatMoment(at)
    },
  },
  { label: 'Remis', width: '10%', cell: (row) => count(row, row.sent_count) },
  { label: 'Refusés', width: '10%', cell: (row) => count(row, row.refused_count) },
  { label: 'Désabonnés', width: '10%', cell: (row) => count(row, row.unsubscribed_count) },
]

/** The campaigns of the newsletter. */
export function CampaignList({ search }: { search: ListSearch }) {
  const list = useList(CAMPAIGNS, search, (query) =>
    call<typeof listCampaigns>('GET /api/admin/campaigns', { query }),
  )
  return (
    <ListScreen
      title="Newsletter"
      counted={['campagne', 'campagnes']}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => `${CAMPAIGNS}/${id}`}
      texts={[]}
      empty="Une campagne part quand vous la programmez, aux abonnés qui ont confirmé leur adresse."
      actions={<NewCampaign />}
    />
  )
}

function NewCampaign() {
  const router = useRouter()
  const client = useQueryClient()
  const begin = useMutation({
    mutationFn: async () => (await call<typeof createCampaign>('POST /api/admin/campaigns')).data,
    onSuccess: async ({ id }) => {
      await router.navigate({ href: `${CAMPAIGNS}/${id}` })
      await client.invalidateQueries({ queryKey: deskKeys.all, predicate: isList })
    },
    onError: ({ message }) => toast.error({ title: 'La campagne n’a pas pu être commencée', text: message }),
  })
  return (
    <Button small loading={begin.isPending} onClick={() => begin.mutate()}>
      <PlusIcon size={18} />
      Écrire une campagne
    </Button>
  )
}
