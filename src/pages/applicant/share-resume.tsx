import { createFileRoute, notFound } from '@tanstack/react-router'
import { SharingPage } from '#src/resumes/sharing/web/owner-page.tsx'
import { sharesQuery } from '#src/resumes/sharing/web/queries.ts'
import { orNotFound } from '#src/shell/api/or-not-found.ts'

export const Route = createFileRoute('/_auth/candidat/mes-cv/$id/partage')({
  staticData: {
    title: 'Partager un CV',
    requires: ['edit', 'resume'],
    parents: [{ title: 'Mes CVs', to: '/candidat/mes-cv' }],
  },
  loader: async ({ context, params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    await orNotFound(context.queryClient.ensureQueryData(sharesQuery(id)))
    return { id }
  },
  component: () => <SharingPage resumeId={Route.useLoaderData().id} />,
})
