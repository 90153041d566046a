import { Button, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { COMPANY_DOCUMENT_KINDS } from '#src/companies/shared/moderated.ts'
import { documentField, fieldLabel } from '#src/companies/shared/sections.ts'
import { Section } from '../desk/parts.tsx'
import { useAllowed } from '../desk/permissions.ts'
import type { CompanyReply } from '../desk/queries.ts'
import css from './papers.module.css'
import { PdfPaper } from './pdf.tsx'

type Paper = CompanyReply['documents'][number]

interface PapersProps {
  companyId: number
  papers: Paper[]
  /** Shows the first one unasked: a decision is made by it. */
  isOpen: boolean
}

/** What proves the numbers; each look is written in the audit log. */
export function Papers({ companyId, papers, isOpen }: PapersProps) {
  const mayRead = useAllowed('read papers')
  const [chosen, setChosen] = useState<number | null>(isOpen ? (inOrder(papers)[0]?.id ?? null) : null)
  const open = papers.find(({ id }) => id === chosen)
  if (!mayRead) return null
  if (papers.length === 0)
    return (
      <Section title="Pièces">
        <p className={css.none}>Aucune pièce jointe.</p>
      </Section>
    )
  return (
    <Section title="Pièces">
      <Tabs value={open?.id ?? false} onChange={(_event, id: number) => setChosen(id)} aria-label="Pièces">
        {inOrder(papers).map(({ id, kind }) => (
          <Tab key={id} value={id} label={kind.toUpperCase()} />
        ))}
      </Tabs>
      {open && <OnePaper key={open.id} paper={open} companyId={companyId} />}
    </Section>
  )
}

/** As the numbers stand in the profile. */
const inOrder = (papers: Paper[]) =>
  COMPANY_DOCUMENT_KINDS.flatMap((kind) => papers.filter((paper) => paper.kind === kind))

function OnePaper({ paper, companyId }: { paper: Paper; companyId: number }) {
  const address = `/api/admin/companies/${companyId}/documents/${paper.id}`
  const label = `${fieldLabel(documentField(paper.kind))}\u00a0: ${paper.name}`
  if (paper.content_type === 'application/pdf')
    return <PdfPaper address={address} label={label} name={paper.name} />
  return (
    <div className={css.paper}>
      <img src={address} alt={label} />
      <Button size="small" href={address} download={paper.name}>
        Télécharger
      </Button>
    </div>
  )
}
