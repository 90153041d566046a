import { useState } from 'react'
import { COMPANY_DOCUMENT_KINDS } from '#src/companies/shared/moderated.ts'
import { documentField, fieldLabel } from '#src/companies/shared/sections.ts'
import { Chip } from '#src/ui/display/badge.tsx'
import { Section } from '../desk/parts.tsx'
import type { CompanyReply } from '../desk/queries.ts'
import { useAllowed } from '../session/session.ts'
import { Download } from './download.tsx'
import css from './papers.module.css'
import { PdfPaper } from './pdf.tsx'

type Paper = CompanyReply['documents'][number]

interface PapersProps {
  companyId: number
  papers: Paper[]
  /** The first one is shown unasked, because a decision is made by it. */
  isOpen: boolean
}

/** The papers that prove a company's numbers; each look is written in the audit log. */
export function Papers({ companyId, papers, isOpen }: PapersProps) {
  const mayRead = useAllowed('read papers')
  const ordered = sortPapers(papers)
  const [chosen, setChosen] = useState<number | null>(isOpen ? (ordered[0]?.id ?? null) : null)
  const open = ordered.find(({ id }) => id === chosen)
  if (!mayRead) return null
  if (ordered.length === 0)
    return (
      <Section title="Pièces">
        <p className={css.none}>Aucune pièce jointe.</p>
      </Section>
    )
  return (
    <Section title="Pièces">
      <div className={css.choice}>
        {ordered.map(({ id, kind }) => (
          <Chip key={id} on={id === chosen} onPress={() => setChosen(id === chosen ? null : id)}>
            {kind.toUpperCase()}
          </Chip>
        ))}
      </div>
      {open && <OnePaper key={open.id} paper={open} companyId={companyId} />}
    </Section>
  )
}

/** In the order of the numbers in the profile. */
function sortPapers(papers: Paper[]): Paper[] {
  return COMPANY_DOCUMENT_KINDS.flatMap((kind) => papers.filter((paper) => paper.kind === kind))
}

function OnePaper({ paper, companyId }: { paper: Paper; companyId: number }) {
  const address = `/api/admin/companies/${companyId}/documents/${paper.id}`
  const label = `${fieldLabel(documentField(paper.kind))}\u00a0: ${paper.name}`
  if (paper.content_type === 'application/pdf')
    return <PdfPaper address={address} label={label} name={paper.name} />
  return (
    <div className={css.paper}>
      <img src={address} alt={label} />
      <Download address={address} name={paper.name} />
    </div>
  )
}
