import { call } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { acceptRefusedAddress, listRefusedAddresses, RefusedAddress } from '../../mails/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { formatMoment } from '../desk/labels.ts'
import { useDecision } from '../desk/queries.ts'
import screen from '../lists/screen.module.css'
import { Pages } from '../lists/screen.tsx'
import { type ListSearch, useList } from '../lists/use-list.ts'
import { PEOPLE } from '../people/list.tsx'
import { useAllowed } from '../session/session.ts'

export const REFUSED = '/e-mails/refusees'

export function readRefusedSearch(raw: Record<string, unknown>): Pick<ListSearch, 'page'> {
  return readFilters(raw, { page: FILTERS.page })
}

const COLUMNS: readonly Column<RefusedAddress>[] = [
  { label: 'Personne', width: '30%', cell: (row) => <Person row={row} /> },
  { label: 'Adresse', width: '26%', onPhone: 'wide', cell: ({ address }) => address },
  { label: 'Refusée le', width: '22%', cell: ({ refused_at }) => formatMoment(refused_at) },
  { label: 'Reprendre', onPhone: 'wide', cell: (row) => <Accept row={row} /> },
]

function Person({ row: { id, name } }: { row: RefusedAddress }) {
  return useAllowed('read people') ? <AppLink href={`${PEOPLE}/${id}`}>{name}</AppLink> : name
}

function Accept({ row: { id, name } }: { row: RefusedAddress }) {
  const maySend = useAllowed('send mails again')
  const { decide, refusal, isSending } = useDecision(() => undefined)
  if (!maySend) return null
  const accept = () =>
    call<typeof acceptRefusedAddress>('DELETE /api/admin/refused-addresses/:id', { params: { id } })
  return (
    <>
      <Button look="secondary" small loading={isSending} onClick={() => decide(accept)}>
        Y écrire de nouveau<span className="hidden-text">{`\u00a0: ${name}`}</span>
      </Button>
      <FormFailure>{refusal?.message}</FormFailure>
    </>
  )
}

/** The addresses whose own server refused them: nothing is mailed there until they are proved again or taken up here. */
export function RefusedList({ search }: { search: Pick<ListSearch, 'page'> }) {
  const list = useList(REFUSED, search, (query) =>
    call<typeof listRefusedAddresses>('GET /api/admin/refused-addresses', { query }),
  )
  const { data, error, refetch } = list
  return (
    <>
      <header className={screen.head}>
        <h1>Adresses refusées</h1>
      </header>
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={screen.body}>
          <p>
            Leur serveur a répondu qu’il ne les connaît pas. Plus rien n’y part, sauf ce qui prouve une
            adresse, jusqu’à ce que la personne la confirme ou que vous la repreniez.
          </p>
          {data?.data.length === 0 ? (
            <p>Aucune adresse n’est refusée.</p>
          ) : (
            <>
              <RecordTable caption="Adresses refusées" columns={COLUMNS} rows={data?.data} />
              {data && <Pages list={list} meta={data.meta} />}
            </>
          )}
        </div>
      )}
    </>
  )
}
