import { Button } from '@mui/material'
import { useState } from 'react'
import css from '../desk/desk.module.css'
import { Section } from '../desk/parts.tsx'
import type { CompanyReply } from '../desk/queries.ts'
import { FIELD_WORDS } from '../desk/words.ts'

type Paper = CompanyReply['documents'][number]

/** What proves the numbers; each look is written in the audit log, so a paper is shown once it is asked for. */
export function Papers({ company: { id, documents } }: { company: CompanyReply }) {
  return (
    <Section title="Pièces">
      <div className={css.paper}>
        {documents.length === 0 && <p>Aucune pièce.</p>}
        {documents.map((paper) => (
          <OnePaper
            key={paper.id}
            paper={paper}
            address={`/api/admin/companies/${id}/documents/${paper.id}`}
          />
        ))}
      </div>
    </Section>
  )
}

function OnePaper({ paper, address }: { paper: Paper; address: string }) {
  const [isOpen, setOpen] = useState(false)
  const words = `${FIELD_WORDS[paper.kind]}\u00a0: ${paper.name}`
  if (!paper.content_type.startsWith('image/')) {
    return (
      <Button variant="outlined" href={address} download={paper.name}>
        {words} (PDF)
      </Button>
    )
  }
  return (
    <>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words}
      </Button>
      {isOpen && <img src={address} alt={words} />}
    </>
  )
}
