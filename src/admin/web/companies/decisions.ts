import type { CompanyField } from '#src/companies/shared/sections.ts'
import { call } from '#src/shell/api/api.ts'
import type {
  acceptProposal,
  askCorrections,
  restoreCompany,
  validateCompany,
} from '../../companies/contract.ts'
import type { Decision } from '../desk/bar.tsx'
import type { CompanyReply, Decide } from '../desk/queries.ts'

/** What there is to decide about a company as it is now. */
export type Task = 'company' | 'proposal' | 'validated' | 'suspended'

/** @param wanted what the queue lists it for; without it, the most pressing task is found */
export function findTask({ status, proposed }: CompanyReply, wanted: Task | null): Task | null {
  const waiting: Record<Task, boolean> = {
    company: status === 'pending',
    proposal: proposed !== null,
    validated: status === 'validated',
    suspended: status === 'suspended',
  }
  if (wanted) return waiting[wanted] ? wanted : null
  return (Object.keys(waiting) as Task[]).find((each) => waiting[each]) ?? null
}

/** The dialog that asks for a reason before the decision. */
export type Question = 'suspend' | 'refuse'

/** What the moderator wants corrected: in general, and field by field. */
export interface Corrections {
  reason: string
  fields: Partial<Record<CompanyField, string>>
  /** The fields that the moderator has marked as right. */
  right: readonly CompanyField[]
}

/** Nothing is judged before somebody has looked at it. */
export const NO_CORRECTIONS: Corrections = { reason: '', fields: {}, right: [] }

/** Marks a field as right, or as one to correct with these words. */
export function judgeField(
  corrections: Corrections,
  field: CompanyField,
  message: string | null,
): Corrections {
  const { [field]: _, ...others } = corrections.fields
  const right = corrections.right.filter((each) => each !== field)
  return message === null
    ? { ...corrections, fields: others, right: [...right, field] }
    : { ...corrections, fields: { ...others, [field]: message }, right }
}

interface Acts {
  corrections: Corrections
  decide: Decide
  ask: (question: Question) => void
  /** Leads to the field where the general message is written. */
  write: () => void
}

/** The decisions that this task offers, each with its key. */
export function buildDecisions(company: CompanyReply, task: Task | null, acts: Acts): Decision[] {
  const { decide, ask } = acts
  const params = { id: company.id }
  const suspend: Decision = { key: 'h', label: 'Suspendre', look: 'quiet', press: () => ask('suspend') }
  if (task === 'company') return buildReviewDecisions(company, acts)
  if (task === 'proposal') {
    const { proposed_at } = company
    if (proposed_at === null) return [suspend]
    const accept = () =>
      call<typeof acceptProposal>('PUT /api/admin/companies/:id/proposal', { params, body: { proposed_at } })
    return [
      suspend,
      { key: 'r', label: 'Refuser', look: 'danger', press: () => ask('refuse') },
      { key: 'v', label: 'Accepter', look: 'primary', press: () => decide(accept) },
    ]
  }
  if (task === 'suspended') {
    const restore = () =>
      call<typeof restoreCompany>('DELETE /api/admin/companies/:id/suspension', { params })
    return [{ key: 'v', label: 'Rétablir', look: 'primary', press: () => decide(restore) }]
  }
  return task === 'validated' ? [{ ...suspend, look: 'danger' }] : []
}

function buildReviewDecisions(
  { id, submitted_at }: CompanyReply,
  { corrections, decide, write }: Acts,
): Decision[] {
  const params = { id }
  const body = bodyOf(corrections)
  const correct = () =>
    call<typeof askCorrections>('PUT /api/admin/companies/:id/corrections', {
      params,
      body: { submitted_at, ...body },
    })
  const validate = () =>
    call<typeof validateCompany>('PUT /api/admin/companies/:id/validation', {
      params,
      body: { submitted_at },
    })
  const hasCorrections = body.reason !== '' || body.corrections.length > 0
  return [
    {
      key: 'r',
      label: 'Demander la correction',
      look: 'danger',
      press: () => (hasCorrections ? decide(correct) : write()),
    },
    {
      key: 'v',
      label: 'Valider',
      look: 'primary',
      disabled: Object.keys(corrections.fields).length > 0,
      press: () => decide(validate),
    },
  ]
}

function bodyOf({ reason, fields }: Pick<Corrections, 'reason' | 'fields'>) {
  const written = Object.entries(fields) as [CompanyField, string][]
  const corrections = written
    .map(([field, message]) => ({ field, message: message.trim() }))
    .filter(({ message }) => message)
  return { reason: reason.trim(), corrections }
}
