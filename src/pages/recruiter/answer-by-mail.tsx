import { createFileRoute } from '@tanstack/react-router'
import { AnswerByMailPage } from '#src/applications/answering-by-mail/web/page.tsx'
import { answerPageQuery } from '#src/applications/answering-by-mail/web/queries.ts'
import { MailedProposalForm } from '#src/calendar/proposing-by-mail/web/form.tsx'
import { pageContext } from '#src/shell/api/page-context.ts'

const wordOf = (given: unknown) => (typeof given === 'string' ? given : undefined)

export const Route = createFileRoute('/_blank/repondre/$token')({
  staticData: { title: 'Répondre à une candidature' },
  validateSearch: ({ reponse, motif }: Record<string, unknown>): { reponse?: string; motif?: string } => ({
    ...(wordOf(reponse) && { reponse: wordOf(reponse) as string }),
    ...(wordOf(motif) && { motif: wordOf(motif) as string }),
  }),
  loader: async ({ context, params }) => {
    await context.queryClient.ensureQueryData(answerPageQuery(params.token))
    return { answered: pageContext()?.answered }
  },
  // The address holds a secret: it reaches neither search engines nor other sites, but the page's own forms need to say
  // where they come from.
  head: () => ({
    meta: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: AnswerByMail,
})

function AnswerByMail() {
  const { token } = Route.useParams()
  const { reponse, motif } = Route.useSearch()
  const { answered } = Route.useLoaderData()
  return (
    <AnswerByMailPage
      token={token}
      answered={answered}
      step={reponse}
      reason={motif}
      proposal={(form) => <MailedProposalForm {...form} />}
    />
  )
}
