import { formatSize } from '#src/ui/form/drop-input.tsx'
import type { AdminPayment } from '../../payments/contract.ts'
import { Section } from '../desk/parts.tsx'
import { PdfPaper } from '../papers/pdf.tsx'
import css from './proof.module.css'

/** The proof as it was sent; each look is in the log. */
export function Proof({ payment: { id, proof, method } }: { payment: AdminPayment }) {
  if (!proof)
    return (
      <Section title="Preuve">
        <p className={css.none}>
          {method === 'cash' ? 'Un paiement au guichet n’a pas de preuve.' : 'Aucune preuve n’a été jointe.'}
        </p>
      </Section>
    )
  const href = `/api/admin/payments/${id}/proof`
  return (
    <Section title="Preuve" aside={<a href={href}>{`${proof.name}, ${formatSize(proof.size)}`}</a>}>
      {proof.content_type.startsWith('image/') ? (
        <img className={css.picture} src={href} alt="Ce qui a été joint comme preuve" />
      ) : (
        <PdfPaper address={href} label="Ce qui a été joint comme preuve" name={proof.name} />
      )}
    </Section>
  )
}
