import { Datagrid, DateInput, FunctionField, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AuditLine } from '../../audit/contract.ts'
import { Listed } from '../desk/listed.tsx'
import { Rows } from '../desk/rows.tsx'
import { momentOf } from '../desk/words.ts'
import { Details } from './details.tsx'
import { ACTIONS, actionWords, subjectFrom, subjectPath, subjectWords } from './words.ts'

const FILTERS = [
  <SearchInput key="who" source="who" placeholder="Nom, adresse ou numéro" alwaysOn />,
  <SelectInput key="action" source="action" label="Action" choices={ACTIONS} alwaysOn />,
  <TextInput
    key="subject"
    source="subject"
    label="Objet"
    placeholder="offre 12"
    format={(subject?: string) => subjectWords(subject ?? '')}
    parse={subjectFrom}
    alwaysOn
  />,
  <DateInput key="from" source="from" label="Du" alwaysOn />,
  <DateInput key="to" source="to" label="Au" alwaysOn />,
]

/** Who did what; nothing here changes it. */
export function AuditList() {
  return (
    <Listed title="Journal d’audit">
      <List
        filters={FILTERS}
        actions={false}
        exporter={false}
        perPage={50}
        sort={{ field: 'id', order: 'DESC' }}
        title="Journal d’audit"
      >
        <Rows<AuditLine> card={cardOf}>
          <Datagrid bulkActionButtons={false} rowClick={false} sx={{ overflowX: 'auto' }}>
            <FunctionField<AuditLine> label="Quand" render={({ at }) => momentOf(at)} />
            <FunctionField<AuditLine> label="Qui" render={whoOf} />
            <FunctionField<AuditLine> label="Action" render={({ action }) => actionWords(action)} />
            <FunctionField<AuditLine> label="Objet" render={({ subject }) => <Subject subject={subject} />} />
            <FunctionField<AuditLine>
              label="Détails"
              render={({ details }) => <Details details={details} />}
            />
          </Datagrid>
        </Rows>
      </List>
    </Listed>
  )
}

function Subject({ subject }: Pick<AuditLine, 'subject'>) {
  const path = subjectPath(subject)
  return path ? <Link to={path}>{subjectWords(subject)}</Link> : subjectWords(subject)
}

const cardOf = ({ at, action, subject, details, ...who }: AuditLine) => ({
  title: `${whoOf(who)} ${actionWords(action)}`,
  lines: [
    <>
      {momentOf(at)} · <Subject subject={subject} />
    </>,
    <Details key="details" details={details} />,
  ],
})

function whoOf({ actor, actor_id }: Pick<AuditLine, 'actor' | 'actor_id'>): string {
  return actor_id ? `${actor ?? 'Compte supprimé'} (${actor_id})` : 'Le site'
}
