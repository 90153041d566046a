import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '#src/companies/invitations/web/page.tsx'
import { invitationQuery } from '#src/companies/invitations/web/queries.ts'

export const Route = createFileRoute('/_blank/invitation/$token')({
  staticData: { title: 'Invitation' },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(invitationQuery(params.token)),
  // The address holds a secret token, so it must reach neither search engines nor linked sites.
  head: () => ({
    meta: [
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Invitation,
})

function Invitation() {
  return <InvitationPage token={Route.useParams().token} />
}
