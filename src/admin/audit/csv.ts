import { formatDateTime } from '#src/shared/dates.ts'
import { CSV_MARK, csvLine } from '#src/shared/spreadsheets/csv.ts'
import type { AuditLine } from './contract.ts'
import { actionLabel, subjectLabel } from './shared/labels.ts'

const HEAD = ['Ligne', 'Quand', 'Qui', 'Action', 'Objet', 'Nom de l’objet', 'Raison', 'Détails']

/** Writes lines of the log as a CSV file for French spreadsheet programs, each as a sentence that a person can read. */
export function writeAuditCsv(lines: readonly AuditLine[]): string {
  return CSV_MARK + [HEAD, ...lines.map(cellsOf)].map(csvLine).join('')
}

function cellsOf({ id, at, actor, actor_id, action, subject, subject_name, details }: AuditLine) {
  const { why, ...others } = details
  return [
    id,
    formatDateTime(new Date(at)),
    actor_id === null ? 'Le site' : (actor ?? `Compte supprimé (${actor_id})`),
    actionLabel(action),
    subjectLabel(subject),
    subject_name,
    typeof why === 'string' ? why : null,
    Object.keys(others).length > 0 ? JSON.stringify(others) : null,
  ]
}
