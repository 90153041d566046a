import { BooleanInput, Datagrid, FunctionField, List, SearchInput, SelectInput, TextField } from 'react-admin'
import { formatDate } from '#src/shared/dates.ts'
import type { OfferRow } from '../../offers/contract.ts'
import { Listed } from '../desk/listed.tsx'
import { Rows } from '../desk/rows.tsx'
import { OFFER_STATUS_WORDS } from '../desk/words.ts'

const STATUSES = Object.entries(OFFER_STATUS_WORDS).map(([id, name]) => ({ id, name }))
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Titre ou référence" />,
  <SelectInput key="status" source="status" label="État" choices={STATUSES} alwaysOn />,
  <BooleanInput key="held" source="held" label="En attente" alwaysOn />,
]

export function OfferList() {
  return (
    <Listed title="Offres">
      <List
        filters={FILTERS}
        actions={false}
        exporter={false}
        perPage={25}
        sort={{ field: 'id', order: 'DESC' }}
        title="Offres"
      >
        <Rows<OfferRow> card={cardOf}>
          <Datagrid bulkActionButtons={false} rowClick={(id) => `/offres/${id}`} sx={{ overflowX: 'auto' }}>
            <TextField source="title" label="Offre" sortable={false} />
            <TextField source="company" label="Société" sortable={false} />
            <FunctionField<OfferRow> label="État" render={stateWords} />
            <TextField source="reference" label="Référence" sortable={false} />
            <FunctionField<OfferRow> label="Créée" render={({ created_at }) => formatDate(created_at)} />
            <FunctionField<OfferRow>
              label="Expire"
              render={({ expires_at }) => (expires_at ? formatDate(expires_at) : '—')}
            />
          </Datagrid>
        </Rows>
      </List>
    </Listed>
  )
}

const cardOf = ({ id, title, company, reference, ...state }: OfferRow) => ({
  title,
  to: `/offres/${id}`,
  lines: [company, `${stateWords(state)} · ${reference}`],
})

function stateWords({ status, held, paused }: Pick<OfferRow, 'status' | 'held' | 'paused'>): string {
  return `${OFFER_STATUS_WORDS[status]}${held ? ', en attente' : paused ? ', en pause' : ''}`
}
