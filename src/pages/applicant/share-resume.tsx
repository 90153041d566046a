import { createFileRoute, notFound } from '@tanstack/react-router'
import { SharingPage } from '#src/resumes/sharing/web/owner-page.tsx'

export const Route = createFileRoute('/_auth/candidat/mes-cv/$id/partage')({
  staticData: {
    title: 'Partager un CV',
    requires: ['edit', 'resume'],
    parents: [{ title: 'Mes CVs', to: '/candidat/mes-cv' }],
  },
  loader: ({ params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    return { id }
  },
  component: () => <SharingPage resumeId={Route.useLoaderData().id} />,
})
