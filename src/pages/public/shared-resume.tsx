import { createFileRoute } from '@tanstack/react-router'
import { sharedQuery } from '#src/resumes/sharing/web/queries.ts'
import { SharedResumePage } from '#src/resumes/sharing/web/shared-page.tsx'
import { orNotFound } from '#src/shell/api/or-not-found.ts'

export const Route = createFileRoute('/_blank/cv/$token')({
  staticData: { title: 'CV partagé' },
  head: () => ({
    meta: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  loader: ({ context, params }) => orNotFound(context.queryClient.fetchQuery(sharedQuery(params.token))),
  component: () => <SharedResumePage token={Route.useParams().token} />,
})
