import { asc, eq, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { type ApplicationRow, seenState } from '../applications.ts'
import { applications } from '../tables.ts'
import type { ProposalRow } from './proposals.ts'
import { jobProposals } from './tables.ts'

/** An applicant's copy has the proposals of which that person was told; a recruiter's has those that it wrote. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const all = await database
    .select({ proposal: jobProposals, row: applications })
    .from(jobProposals)
    .innerJoin(applications, eq(applications.id, jobProposals.application_id))
    .where(or(eq(applications.applicant_id, userId), eq(jobProposals.author_id, userId)))
    .orderBy(asc(jobProposals.id))
  const known = all.filter(({ proposal, row }) => proposal.author_id === userId || !isWithheld(row))
  if (known.length === 0) return []
  return [
    {
      name: 'propositions',
      says: 'les propositions que vous avez reçues ou écrites ; leurs fichiers sont dans le dossier propositions',
      data: known.map(({ proposal }) => present(proposal)),
      files: known.flatMap(({ proposal }) =>
        proposal.file_key ? [{ name: fileName(proposal), key: proposal.file_key }] : [],
      ),
    },
  ]
}

/** A proposal that was made some seconds ago can still be taken back, so the applicant's copy does not show it. */
const isWithheld = (row: ApplicationRow) =>
  row.stage === 'offer_made' && seenState(row).stage !== 'offer_made'

const fileName = ({ id }: ProposalRow) => `propositions/proposition-${id}.pdf`

function present(proposal: ProposalRow) {
  const { application_id, text, salary, start_date, answer_by, created_at, accepted_at } = proposal
  return {
    application_id,
    text,
    salary,
    start_date,
    answer_by,
    created_at,
    accepted_at,
    file: proposal.file_key ? fileName(proposal) : null,
  }
}
