import { useQuery } from '@tanstack/react-query'
import { Alert } from '#src/ui/display/alert.tsx'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import screenCss from '../lists/screen.module.css'
import { SellerForm } from './form.tsx'
import { SellerHistory } from './history.tsx'
import { sellerQuery } from './queries.ts'
import css from './seller.module.css'
import { Signature } from './signature.tsx'

export const SELLER = '/reglages/vendeur'

/** The seller's particulars as the law wants them on an invoice. */
export function SellerPage() {
  const { data, error, refetch } = useQuery(sellerQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <header className={screenCss.head}>
        <h1>Vendeur</h1>
      </header>
      <div className={screenCss.body}>
        {data.seller ? (
          <Alert>
            Ces mentions sont imprimées sur les prochaines factures. Celles qui sont émises gardent ce
            qu’elles disent.
          </Alert>
        ) : (
          <Alert kind="warning">
            Aucun paiement n’est pris tant que ces mentions ne sont pas complètes&nbsp;: la loi les veut sur
            chaque facture. Une facture émise garde ensuite ce qu’elle dit.
          </Alert>
        )}
        <div className={css.columns}>
          <div className={css.stack}>
            <Section title="Mentions légales">
              <SellerForm seller={data.seller} version={data.version} />
            </Section>
            {data.version !== null && <Signature signature={data.signature} version={data.version} />}
          </div>
          <SellerHistory history={data.history} />
        </div>
      </div>
    </>
  )
}
