import { Datagrid, FunctionField, List, SearchInput, SelectInput, TextField } from 'react-admin'
import { formatDate } from '#src/shared/dates.ts'
import type { CompanyRow } from '../../companies/contract.ts'
import { Listed } from '../desk/listed.tsx'
import { COMPANY_STATUS_WORDS } from '../desk/words.ts'

const STATUSES = Object.entries(COMPANY_STATUS_WORDS).map(([id, name]) => ({ id, name }))
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nom ou NIF" />,
  <SelectInput key="status" source="status" label="État" choices={STATUSES} alwaysOn />,
]

export function CompanyList() {
  return (
    <Listed title="Sociétés">
      <List
        filters={FILTERS}
        exporter={false}
        perPage={25}
        sort={{ field: 'id', order: 'DESC' }}
        title="Sociétés"
      >
        <Datagrid bulkActionButtons={false} rowClick={(id) => `/societes/${id}`} sx={{ overflowX: 'auto' }}>
          <TextField source="name" label="Société" sortable={false} />
          <FunctionField<CompanyRow> label="État" render={({ status }) => COMPANY_STATUS_WORDS[status]} />
          <TextField source="nif" label="NIF" sortable={false} emptyText="—" />
          <TextField source="city" label="Ville" sortable={false} emptyText="—" />
          <FunctionField<CompanyRow> label="Inscrite" render={({ created_at }) => formatDate(created_at)} />
        </Datagrid>
      </List>
    </Listed>
  )
}
