import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { CheckedInvoice } from '../contract.ts'
import css from './checking.module.css'
import { CheckingForm } from './form.tsx'

const INTRO =
  'Chaque facture et chaque avoir d’Asafidy porte un code. Entrez-le pour savoir si le document que vous tenez a bien été émis.'

interface CheckingPageProps {
  code: string
  error?: string | undefined
  failure?: string | undefined
}

/** Where the code of an invoice is typed, for the first time or again. */
export function CheckingPage(props: CheckingPageProps) {
  return (
    <AuthCard title="Vérifier une facture" intro={INTRO} width={520}>
      <CheckingForm {...props} />
    </AuthCard>
  )
}

/** What is confirmed of a document: enough to compare it with, and nothing that its holder does not have already. */
export function CheckedInvoicePage({ invoice }: { invoice: CheckedInvoice }) {
  const isCreditNote = invoice.number.startsWith('A')
  const facts = [
    ['Numéro', invoice.number],
    ['Date', formatDate(invoice.issued_on)],
    [isCreditNote ? 'Montant rendu TTC' : 'Montant TTC', formatMoney(invoice.amount)],
    ['Vendeur', invoice.seller],
    ['Client', invoice.buyer],
  ]
  return (
    <AuthCard title={`${isCreditNote ? 'Avoir' : 'Facture'} ${invoice.number}`} width={520}>
      <div className={css.confirmed}>
        <Alert kind="success">
          {isCreditNote ? 'Cet avoir a bien été émis.' : 'Cette facture a bien été émise.'}
        </Alert>
        <dl className={css.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>
          Des noms, seules les premières lettres sont montrées. Si votre document dit autre chose, il a été
          modifié&nbsp;: <AppLink href="/contact">écrivez-nous</AppLink>.
        </p>
        <LinkButton wide look="secondary" href="/factures">
          Vérifier un autre code
        </LinkButton>
      </div>
    </AuthCard>
  )
}
