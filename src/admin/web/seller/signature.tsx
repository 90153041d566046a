import { FileButton, PICTURES } from '#src/companies/editing/web/file-button.tsx'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { SellerReply } from '../../seller/contract.ts'
import { Section } from '../desk/parts.tsx'
import { useSaveSignature } from './queries.ts'
import css from './seller.module.css'

interface SignatureProps {
  signature: SellerReply['signature']
  version: number
}

/** The picture of the signature or stamp that the next invoices show. */
export function Signature({ signature, version }: SignatureProps) {
  const saving = useSaveSignature()
  const problem = saving.error && problemOf(saving.error)
  return (
    <Section title="Signature ou cachet">
      <div className={css.form}>
        {problem && (
          <Alert kind="error" live>
            {problem}
          </Alert>
        )}
        {signature ? (
          <img
            className={css.signature}
            src={`data:image/webp;base64,${signature}`}
            alt="Ce qui est imprimé au pied des prochaines factures"
          />
        ) : (
          <p>La loi demande une signature ou un cachet au pied de chaque facture. Aucune image n’est là.</p>
        )}
        <div className={css.foot}>
          <FileButton
            id="image-de-la-signature"
            accept={PICTURES}
            loading={saving.isPending}
            onChosen={(picture) => saving.mutate({ picture, version })}
          >
            {signature ? 'Changer l’image' : 'Choisir une image'}
          </FileButton>
          {signature && (
            <Button
              look="quiet"
              small
              disabled={saving.isPending}
              onClick={() => saving.mutate({ picture: null, version })}
            >
              Retirer
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}

function problemOf(error: Error): string {
  const [first] = error instanceof ApiError ? (error.errors?.picture ?? []) : []
  return first ?? error.message
}
