import { createFileRoute } from '@tanstack/react-router'
import { NewsletterConfirmation } from '#src/contact/web/newsletter-confirmation.tsx'

export const Route = createFileRoute('/_blank/newsletter/$token')({
  staticData: { title: 'Confirmez votre abonnement' },
  component: ConfirmNewsletterPage,
})

function ConfirmNewsletterPage() {
  return <NewsletterConfirmation token={Route.useParams().token} />
}
