import type { Decision } from '../desk/bar.tsx'
import type { CompanyReply, Decide } from '../desk/queries.ts'

export type Task = 'company' | 'proposal' | 'validated' | 'suspended'

/** @param wanted what the list says that it waits for; the most pressing unless told */
export function taskOf({ status, proposed }: CompanyReply, wanted: Task | null): Task | null {
  const waiting: Record<Task, boolean> = {
    company: status === 'pending',
    proposal: proposed !== null,
    validated: status === 'validated',
    suspended: status === 'suspended',
  }
  if (wanted) return waiting[wanted] ? wanted : null
  return (Object.keys(waiting) as Task[]).find((each) => waiting[each]) ?? null
}

export type Asked = 'suspend' | 'refuse'

/** What the moderator wants corrected: in general, and field by field. */
export interface Corrections {
  reason: string
  fields: Record<string, string>
}

const hasCorrections = ({ reason, fields }: Corrections) =>
  reason.trim() !== '' || Object.values(fields).some((message) => message.trim() !== '')

interface Acts {
  corrections: Corrections
  decide: Decide
  ask: (question: Asked) => void
  /** Leads to where one writes what to correct. */
  write: () => void
}

/** The decisions that this task offers, each with its key. */
export function decisionsOf(company: CompanyReply, task: Task | null, acts: Acts): Decision[] {
  const { corrections, decide, ask, write } = acts
  const path = `companies/${company.id}`
  const suspend: Decision = { key: 'h', label: 'Suspendre', look: 'plain', press: () => ask('suspend') }
  const main = (label: string, press: () => void, disabled = false): Decision => ({
    key: 'v',
    label,
    look: 'main',
    press,
    disabled,
  })
  if (task === 'company') {
    const { submitted_at } = company
    const isMarked = Object.keys(corrections.fields).length > 0
    const send = () =>
      hasCorrections(corrections)
        ? decide('PUT', `${path}/corrections`, { body: { submitted_at, ...bodyOf(corrections) } })
        : write()
    return [
      { key: 'r', label: 'Demander la correction', look: 'danger', press: send },
      main('Valider', () => decide('PUT', `${path}/validation`, { body: { submitted_at } }), isMarked),
    ]
  }
  if (task === 'proposal') {
    const { proposed_at } = company
    const accept = main('Accepter', () => decide('PUT', `${path}/proposal`, { body: { proposed_at } }))
    return [suspend, { key: 'r', label: 'Refuser', look: 'danger', press: () => ask('refuse') }, accept]
  }
  if (task === 'suspended') return [main('Rétablir', () => decide('DELETE', `${path}/suspension`))]
  return task === 'validated' ? [{ ...suspend, look: 'danger' }] : []
}

function bodyOf({ reason, fields }: Corrections) {
  const corrections = Object.entries(fields)
    .map(([field, message]) => ({ field, message: message.trim() }))
    .filter(({ message }) => message)
  return { reason: reason.trim(), corrections }
}
