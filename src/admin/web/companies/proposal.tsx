import { MODERATED_FIELDS } from '#src/companies/shared/moderated.ts'
import { fieldLabel } from '#src/companies/shared/sections.ts'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { CompanyReply } from '../desk/queries.ts'

interface ProposalProps {
  company: CompanyReply
  proposed: NonNullable<CompanyReply['proposed']>
}

/** The name and numbers that a validated company asks for, beside those it has now. */
export function Proposal({ company, proposed }: ProposalProps) {
  return (
    <Section title="Changement demandé">
      {MODERATED_FIELDS.filter((field) => proposed[field] !== undefined).map((field) => (
        <div key={field} className={css.change}>
          <h3>{fieldLabel(field)}</h3>
          <p className={css.old}>{company[field] ?? '—'}</p>
          <p>{proposed[field]}</p>
        </div>
      ))}
    </Section>
  )
}
