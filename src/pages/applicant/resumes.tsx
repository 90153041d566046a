import { createFileRoute } from '@tanstack/react-router'
import { ClaimTrial } from '#src/resumes/trying/web/claim.tsx'
import { ResumesPage } from '#src/resumes/web/page.tsx'
import { pageOf, resumesQuery } from '#src/resumes/web/queries.ts'
import { MyDocumentsTabs } from '#src/shell/navigation/my-documents.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'

export const Route = createFileRoute('/_auth/candidat/mes-cv')({
  staticData: { title: 'Mes CVs', requires: ['view', 'my resumes'] },
  validateSearch: (search): SearchParams => search as SearchParams,
  loaderDeps: ({ search }) => search,
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context, deps }) =>
    typeof document === 'undefined'
      ? context.queryClient.prefetchQuery(resumesQuery(pageOf(deps)))
      : undefined,
  component: Page,
})

function Page() {
  return (
    <>
      <MyDocumentsTabs />
      <ClaimTrial />
      <ResumesPage />
    </>
  )
}
