import { createFileRoute } from '@tanstack/react-router'
import { LettersPage } from '#src/applications/letters/web/page.tsx'
import { keptLettersQuery } from '#src/applications/letters/web/queries.ts'
import { MyDocumentsTabs } from '#src/shell/navigation/my-documents.tsx'

export const Route = createFileRoute('/_auth/candidat/mes-lettres')({
  staticData: { title: 'Mes lettres', requires: ['apply to', 'an offer'] },
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context }) =>
    typeof document === 'undefined' ? context.queryClient.prefetchQuery(keptLettersQuery) : undefined,
  component: Page,
})

function Page() {
  return (
    <>
      <MyDocumentsTabs />
      <LettersPage />
    </>
  )
}
