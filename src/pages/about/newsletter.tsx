import { createFileRoute } from '@tanstack/react-router'
import NewsletterForm, { NEXT } from '#src/contact/web/newsletter-form.tsx'
import { pageContext } from '#src/shell/api/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import footerCss from '#src/shell/navigation/site-footer.module.css'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './newsletter.module.css'

export const Route = createFileRoute('/_blank/newsletter')({
  staticData: { title: 'Newsletter' },
  loader: () => ({ answered: pageContext()?.answered }),
  component: NewsletterPage,
})

/** The page to which the form at the foot of each page leads without scripts. */
function NewsletterPage() {
  const { answered } = Route.useLoaderData()
  const accepted = answered?.accepted
  return (
    <AuthCard
      title={accepted ? 'Souscription réussie !' : answered ? 'Souscription échouée !' : 'Newsletter'}
      intro="Nos conseils et ce qui change sur le site, par e-mail. Vous confirmez votre adresse par un lien, et vous vous désabonnez d’un clic."
    >
      <div className={css.answer}>
        {accepted ? (
          <>
            <Alert kind="success" live>
              {NEXT}
            </Alert>
            <LinkButton wide look="quiet" href="/offres">
              Voir les offres
            </LinkButton>
          </>
        ) : (
          <>
            {answered && <Alert kind="error">{answered.message}</Alert>}
            <NewsletterForm className={footerCss.news} answered={answered} />
            <LinkButton wide look="quiet" href="/actualites">
              Lire d’abord nos conseils
            </LinkButton>
          </>
        )}
      </div>
    </AuthCard>
  )
}
