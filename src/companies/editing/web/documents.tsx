import { useState } from 'react'
import { COMPANY_DOCUMENT_KINDS, type CompanyDocumentKind } from '#src/companies/shared/moderated.ts'
import {
  COMPANY_SECTIONS,
  companyHref,
  documentField,
  fieldLabel,
  isAskedOf,
} from '#src/companies/shared/sections.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { DOCUMENT_MAX_BYTES } from '#src/shared/files/limits.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { SectionCard } from '#src/ui/form/section-card.tsx'
import { LockIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { FileIcon } from '#src/ui/workspace-icons.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'
import { FileButton, PICTURES } from './file-button.tsx'
import { usePutDocument } from './queries.ts'
import { countCorrections } from './readings.tsx'
import { SectionState } from './section.tsx'

const ACCEPTED = `.pdf,application/pdf,${PICTURES}`
const TOO_LARGE = 'Le fichier doit faire 5\u00A0Mo au plus.'

/** The papers that prove the numbers: each is put in the place of the one before. */
export function CompanyDocuments({ company }: { company: OwnCompany }) {
  const asked = countCorrections('documents', company)
  return (
    <SectionCard
      {...COMPANY_SECTIONS.documents}
      href={companyHref('documents')}
      isOpen={false}
      isSaved={false}
      isWrong={asked > 0}
      state={<SectionState company={company} section="documents" asked={asked} />}
      invitation=""
      editor={null}
      read={
        <>
          <ul className={css.papers}>
            {listPapersOf(company).map((kind) => (
              <Paper key={kind} kind={kind} company={company} />
            ))}
          </ul>
          <p className={css.private}>
            <LockIcon size={16} />
            PDF ou image, 5&nbsp;Mo au plus. Vues par vous et par l’équipe Asafidy, jamais publiques.
          </p>
        </>
      }
    />
  )
}

/** The papers that its legal form has, and those that it has joined. */
function listPapersOf({ legal_form, documents }: OwnCompany): CompanyDocumentKind[] {
  return COMPANY_DOCUMENT_KINDS.filter(
    (kind) => isAskedOf(legal_form, documentField(kind)) || documents.some((each) => each.kind === kind),
  )
}

function Paper({ kind, company }: { kind: CompanyDocumentKind; company: OwnCompany }) {
  const { mutate, isPending } = usePutDocument()
  const [problem, setProblem] = useState<string>()
  const field = documentField(kind)
  const kept = company.documents.find((each) => each.kind === kind)
  const put = (file: File) => {
    setProblem(file.size > DOCUMENT_MAX_BYTES ? TOO_LARGE : undefined)
    if (file.size > DOCUMENT_MAX_BYTES) return
    mutate(
      { kind, file },
      {
        onSuccess: () => toast.success({ title: `${fieldLabel(field)}\u00A0: enregistré` }),
        onError: (error) => setProblem(reasonOf(error)),
      },
    )
  }
  return (
    <li>
      <FileIcon size={20} />
      <div>
        <p>{fieldLabel(field)}</p>
        <small>
          {kept ? (
            <>
              <a href={`/api/company-documents/${kept.id}`}>{kept.name}</a>
              {` · ${formatSize(kept.size)} · ${formatShortDate(kept.created_at)}`}
            </>
          ) : (
            'À joindre'
          )}
        </small>
      </div>
      {company.may_edit && company.status !== 'suspended' && (
        <div className={css.tools}>
          <FileButton
            id={field}
            accept={ACCEPTED}
            loading={isPending}
            label={`${kept ? 'Remplacer' : 'Joindre'}\u00A0: ${fieldLabel(field)}`}
            onChosen={put}
          >
            {kept ? 'Remplacer' : 'Joindre'}
          </FileButton>
        </div>
      )}
      <div className={css.under}>
        <Correction company={company} field={field} />
        {problem && (
          <Alert kind="error" live>
            {problem}
          </Alert>
        )}
      </div>
    </li>
  )
}

/** Returns the message of the file's own field, where there is one. */
export function reasonOf(error: Error): string {
  const [first] = error instanceof ApiError ? Object.values(error.errors ?? {}).flat() : []
  return first ?? error.message
}
