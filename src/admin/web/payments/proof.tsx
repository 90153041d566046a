import { formatSize } from '#src/ui/form/drop-input.tsx'
import type { AdminPayment } from '../../payments/contract.ts'
import { Section } from '../desk/parts.tsx'
import { PdfPaper } from '../papers/pdf.tsx'
import { numberFrames } from './comparison.tsx'
import css from './proof.module.css'

/** The proof as it was sent; each look is in the log. */
export function Proof({ payment }: { payment: AdminPayment }) {
  const { id, proof, method } = payment
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
        <div className={css.picture}>
          <img src={href} alt="Ce qui a été joint comme preuve" />
          <Frames payment={payment} />
        </div>
      ) : (
        <PdfPaper address={href} label="Ce qui a été joint comme preuve" name={proof.name} />
      )}
    </Section>
  )
}

const percent = (share: number) => `${share * 100}%`

/** Frames on the picture what was read, with the number of its line beside it. */
function Frames({ payment }: { payment: AdminPayment }) {
  const numbers = numberFrames(payment)
  return (payment.comparison ?? []).map(
    ({ line, box }) =>
      box && (
        <span
          key={line}
          className={css.frame}
          aria-hidden
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
        >
          <b>{numbers.get(line)}</b>
        </span>
      ),
  )
}
