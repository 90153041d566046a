import { Datagrid, FunctionField, List, SearchInput, SelectInput, TextField } from 'react-admin'
import { formatNif } from '#src/companies/shared/registration.ts'
import { formatDate } from '#src/shared/dates.ts'
import type { CompanyRow } from '../../companies/contract.ts'
import { Listed } from '../desk/listed.tsx'
import { Rows } from '../desk/rows.tsx'
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
        actions={false}
        exporter={false}
        perPage={25}
        sort={{ field: 'id', order: 'DESC' }}
        title="Sociétés"
      >
        <Rows<CompanyRow> card={cardOf}>
          <Datagrid bulkActionButtons={false} rowClick={(id) => `/societes/${id}`} sx={{ overflowX: 'auto' }}>
            <TextField source="name" label="Société" sortable={false} />
            <FunctionField<CompanyRow> label="État" render={({ status }) => COMPANY_STATUS_WORDS[status]} />
            <FunctionField<CompanyRow> label="NIF" render={({ nif }) => (nif ? formatNif(nif) : '—')} />
            <TextField source="city" label="Ville" sortable={false} emptyText="—" />
            <FunctionField<CompanyRow> label="Inscrite" render={({ created_at }) => formatDate(created_at)} />
          </Datagrid>
        </Rows>
      </List>
    </Listed>
  )
}

const cardOf = ({ id, name, status, nif, city }: CompanyRow) => ({
  title: name,
  to: `/societes/${id}`,
  lines: [[COMPANY_STATUS_WORDS[status], city, nif && `NIF ${formatNif(nif)}`].filter(Boolean).join(' · ')],
})
