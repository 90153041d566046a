import { createFileRoute } from '@tanstack/react-router'
import { pageContext } from '#src/shell/api/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import NewsletterForm from '#src/shell/navigation/newsletter-form.tsx'
import { Alert } from '#src/ui/display/alert.tsx'

export const Route = createFileRoute('/_blank/newsletter')({
  staticData: { title: 'Newsletter' },
  loader: () => ({ answered: pageContext()?.answered }),
  component: NewsletterPage,
})

/** Where the form of a page's foot leads without scripts. */
function NewsletterPage() {
  const { answered } = Route.useLoaderData()
  const accepted = answered?.accepted
  return (
    <AuthCard
      title={accepted ? 'Souscription réussie !' : answered ? 'Souscription échouée !' : 'Newsletter'}
      intro="L’emploi à Madagascar, par e-mail. Vous vous désabonnez d’un clic."
    >
      {answered && !accepted && <Alert kind="error">{answered.message}</Alert>}
      <NewsletterForm answered={answered} />
    </AuthCard>
  )
}
