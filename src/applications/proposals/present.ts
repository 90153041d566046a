import { listNames } from '#src/accounts/people.ts'
import { listLogos } from '#src/companies/companies.ts'
import { presentLogo } from '#src/companies/present.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { ApplicationRow } from '../applications.ts'
import type { ApplicationState } from '../shared/states.ts'
import { isInProgress } from '../shared/transitions.ts'
import type { Proposal, ProposalState } from './contract.ts'
import type { ProposalRow } from './proposals.ts'

/** @param state of the application, as the person who asks may know it */
export async function presentProposal(
  database: Database,
  row: ApplicationRow,
  proposal: ProposalRow,
  state: ApplicationState,
): Promise<Proposal> {
  const { id, application_id, text, salary, start_date, answer_by, author_id } = proposal
  const {
    company,
    title,
    city,
    contract,
    contract_duration_months = null,
    job_type,
    benefits = [],
  } = row.offer_copy
  const names = await listNames(database, author_id ? [author_id] : [])
  const logo = (await listLogos(database, [row.company_id])).get(row.company_id)
  return {
    id,
    application_id,
    text,
    salary,
    start_date,
    answer_by,
    city,
    contract,
    contract_duration_months,
    job_type,
    benefits,
    state: stateOf(state, proposal.accepted_at !== null),
    file: proposal.file_key
      ? { name: proposal.file_name ?? 'proposition.pdf', size: proposal.file_size ?? 0 }
      : null,
    author: names.get(author_id ?? 0) ?? company.name,
    created_at: proposal.created_at.toISOString(),
    accepted_at: proposal.accepted_at?.toISOString() ?? null,
    job_offer_title: title,
    company: { name: company.name, slug: company.slug, ...presentLogo(logo) },
    fits: {
      salary: salary >= row.min_salary_expectation,
      start_date: start_date >= (row.availability_date ?? dayAt(row.created_at)),
    },
  }
}

function stateOf(state: ApplicationState, isAccepted: boolean): ProposalState {
  if (state.stage === 'offer_made') return 'waiting'
  if (state.stage === 'accepted') return 'accepted'
  // A hiring that did not wait for the answer withdrew the proposal.
  if (state.outcome === 'hired' && !isAccepted) return 'withdrawn'
  if (state.outcome === 'declined' || state.outcome === 'hired') return state.outcome
  return isInProgress(state) ? 'withdrawn' : 'ended'
}
