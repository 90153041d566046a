import { Box } from '@mui/material'
import {
  Datagrid,
  DateField,
  DateInput,
  FunctionField,
  List,
  NumberInput,
  TextField,
  TextInput,
} from 'react-admin'
import type { AuditLine } from '../../audit/contract.ts'
import { Listed } from '../desk/listed.tsx'

const FILTERS = [
  <TextInput
    key="action"
    source="action"
    label="Action"
    helperText="offers. pour toutes celles des offres"
    alwaysOn
  />,
  <TextInput
    key="subject"
    source="subject"
    label="Objet"
    helperText="company:12, offer:7, user:3"
    alwaysOn
  />,
  <NumberInput key="actor_id" source="actor_id" label="Numéro de la personne" alwaysOn />,
  <DateInput key="from" source="from" label="Du" alwaysOn />,
  <DateInput key="to" source="to" label="Au" alwaysOn />,
]

/** Who did what; nothing here changes it. */
export function AuditList() {
  return (
    <Listed title="Journal d’audit">
      <List
        filters={FILTERS}
        exporter={false}
        perPage={50}
        sort={{ field: 'id', order: 'DESC' }}
        title="Journal d’audit"
      >
        <Datagrid bulkActionButtons={false} rowClick={false} sx={{ overflowX: 'auto' }}>
          <DateField source="at" label="Quand" showTime sortable={false} />
          <FunctionField<AuditLine>
            label="Qui"
            render={({ actor, actor_id }) =>
              actor_id ? `${actor ?? 'Compte supprimé'} (${actor_id})` : 'Le site'
            }
          />
          <TextField source="action" label="Action" sortable={false} />
          <TextField source="subject" label="Objet" sortable={false} />
          <FunctionField<AuditLine> label="Détails" render={({ details }) => <Details details={details} />} />
        </Datagrid>
      </List>
    </Listed>
  )
}

/** What it found and what it left. */
function Details({ details }: Pick<AuditLine, 'details'>) {
  if (Object.keys(details).length === 0) return null
  return (
    <details>
      <summary>Voir</summary>
      <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0, maxWidth: 480 }}>
        {JSON.stringify(details, null, 2)}
      </Box>
    </details>
  )
}
