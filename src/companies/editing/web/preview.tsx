import { useQuery } from '@tanstack/react-query'
import { CompanyView } from '#src/companies/directory/web/company.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { previewQuery } from './queries.ts'

interface PreviewProps {
  company: OwnCompany
  open: boolean
  onClose: () => void
}

/** The company's public page as others read it, or would. */
export default function CompanyPreview({ company, open, onClose }: PreviewProps) {
  const { data, isError } = useQuery({ ...previewQuery, enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title="Ma page publique" width={800}>
      <div className={css.preview}>
        {company.status === 'validated' ? (
          <Alert kind="success">
            Votre page est publique&nbsp;: <AppLink href={`/profils/${company.slug}`}>l’ouvrir</AppLink>.
          </Alert>
        ) : (
          <Alert kind="warning">Aperçu&nbsp;: votre page est publique dès la validation.</Alert>
        )}
        {isError && <Alert kind="error">L’aperçu n’a pas pu être lu.</Alert>}
        {data ? <CompanyView company={data} within /> : !isError && <SkeletonLines lines={6} />}
      </div>
    </Dialog>
  )
}
