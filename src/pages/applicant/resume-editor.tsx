import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { profileKeys } from '#src/profiles/web/query-keys.ts'
import { ResumeBuilderPage } from '#src/resumes/building/web/page.tsx'
import { refresh } from '#src/shell/api/refresh.ts'

export const Route = createFileRoute('/_blank/candidat/cv-builder/$id')({
  staticData: { title: 'Modifier le CV', requires: ['edit', 'resume'] },
  loader: ({ params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    return { id }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useLoaderData()
  const client = useQueryClient()
  return <ResumeBuilderPage id={id} onProfileChanged={() => void refresh(client, profileKeys.all)} />
}
