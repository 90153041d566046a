import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import css from './detail.module.css'

interface InvoiceLinkProps {
  document: { id: number; number: string }
  kind: 'Facture' | 'Avoir'
}

/** The document as PDF; its number names it in lists. */
export function InvoiceLink({ document, kind }: InvoiceLinkProps) {
  return (
    <a
      className={css.invoice}
      href={`/api/recruiter/invoices/${document.id}/pdf`}
      aria-label={`${kind} ${document.number}, PDF`}
    >
      <DownloadIcon size={16} />
      {document.number}
    </a>
  )
}
