import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { announceToMembers, lockCompanyFor, settleCompany } from '../changing.ts'
import type { CompanyRow } from '../completeness.ts'
import type { TeamActor } from '../members.ts'
import type { CompanyInput } from '../shared/input.ts'
import { MODERATED_FIELDS } from '../shared/moderated.ts'
import { listWritten } from '../shared/sections.ts'
import { companies } from '../tables.ts'
import { describeLaterSaves, SAVED } from './conflict.ts'
import { writeDescription } from './description.ts'
import { proposalOf, proposeChange } from './proposal.ts'

type Columns = Partial<CompanyRow>

/** What others keep of a company is written again with it: app.ts gives it. */
export type CopyCompany = (
  unit: Unit,
  company: Pick<CompanyRow, 'id' | 'name' | 'company_size'>,
  isRenamed: boolean,
) => Promise<void>

/**
 * Keeps one section of the actor's company; the others stay as they are. A validated company goes on as it was called
 * and numbered until a moderator accepts.
 * @throws HttpError 403 for a reader, 409 when someone saved since `version`, 422 for a phone number that is none
 */
export async function saveCompanySection(
  services: Services,
  actor: TeamActor,
  input: CompanyInput,
  copyCompany: CopyCompany,
) {
  const { section, version, ...fields } = input
  const written = columnsOf(fields)
  await inTransaction(services, actor, async (unit) => {
    const before = await lockCompanyFor(unit.db, actor)
    if (version !== before.version) throw conflict(await describeLaterSaves(unit.db, before, version))
    const proposal = before.status === 'validated' ? proposalOf(before, written) : {}
    const direct = before.status === 'validated' ? withoutModerated(written) : written
    const changed = listWritten(direct).filter((field) => !isSame(field, before, direct))
    const dated = proposal.proposed ? { ...proposal, proposed_at: unit.now } : proposal
    const values = { ...direct, ...dated, version: before.version + 1 }
    await unit.db.update(companies).set(values).where(eq(companies.id, before.id))
    await copyCompany(unit, { ...before, ...direct }, changed.includes('name'))
    const details: AuditDetails = { section, fields: changed, version: values.version }
    await audit(unit, { action: SAVED, subject: `company:${before.id}`, details })
    if (proposal.proposed) await proposeChange(unit, before, proposal.proposed)
    await settleCompany(unit, before.id, changed)
    if (changed.includes('name')) await announceToMembers(unit, before.id)
  })
}

type Fields = Omit<CompanyInput, 'section' | 'version'> & { phone_number?: string; description?: string }

function columnsOf(fields: Fields): Columns {
  const { phone_number, description } = fields
  return {
    ...fields,
    ...(phone_number !== undefined && { phone_number: phoneOf(phone_number) }),
    ...(description !== undefined && { description: writeDescription(description) }),
  }
}

function phoneOf(text: string): string {
  const number = readPhone(text)
  if (!number) throw invalid({ phone_number: [SIGN_UP_MESSAGES.phone_number_invalid] })
  return number
}

const isSame = (field: keyof CompanyRow, before: CompanyRow, after: Columns) =>
  JSON.stringify(before[field]) === JSON.stringify(after[field])

function withoutModerated(written: Columns): Columns {
  const moderated = new Set<string>(MODERATED_FIELDS)
  return Object.fromEntries(Object.entries(written).filter(([field]) => !moderated.has(field)))
}
