import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#src/shared/money.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { PaymentDetail } from '../contract.ts'
import { METHOD_NAMES } from '../shared/methods.ts'
import css from './declaration.module.css'
import { DECLARATION_FORM, DeclarationForm } from './declaration-form.tsx'
import { paymentHref } from './filters.ts'
import { Instructions } from './instructions.tsx'
import { paymentQuery } from './queries.ts'
import { PaymentSkeletonLines } from './skeleton.tsx'

interface PopupProps {
  id: number
  onClose: () => void
}

/** Where a payment is made and said to be made; it has an address of its own over the payment's page. */
export function PaymentFilePopup({ id, onClose }: PopupProps) {
  const { data: payment, error, refetch } = useQuery(paymentQuery(id))
  if (!payment)
    return (
      <Dialog open title="Payer" width={800} onClose={onClose}>
        {error ? (
          <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
        ) : (
          <PaymentSkeletonLines />
        )}
      </Dialog>
    )
  if (payment.status !== 'pending' || !payment.payee)
    return (
      <Dialog open title={payment.reference} width={520} onClose={onClose}>
        <Alert>
          {payment.status === 'pending'
            ? `${METHOD_NAMES[payment.method]} n’est plus ouvert\u00A0: annulez ce paiement et choisissez un autre moyen.`
            : 'Ce paiement n’attend plus rien de vous.'}
        </Alert>
      </Dialog>
    )
  return <Paying payment={payment} onClose={onClose} />
}

function Paying({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }) {
  const { method, payee, amount, title } = payment
  const isCash = method === 'cash'
  const done = () => {
    toast.success({
      title: 'Paiement déclaré',
      text: 'Nous le vérifions et vous prévenons par e-mail.',
    })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Payer ${formatMoney(amount)} par ${METHOD_NAMES[method]}`}
      subtitle={title}
      footer={
        <>
          <p className={css.promise}>
            {isCash
              ? 'Gardez cette page sous la main au guichet.'
              : 'Une personne vérifie. En cas de refus, la raison est écrite et vous pouvez recommencer.'}
          </p>
          {isCash ? (
            <LinkButton href={paymentHref(payment.id)}>J’ai compris</LinkButton>
          ) : (
            <>
              <Button look="secondary" onClick={onClose}>
                Plus tard
              </Button>
              <Button type="submit" form={DECLARATION_FORM} disabled={payment.declarations.left === 0}>
                Envoyer pour vérification
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={isCash ? undefined : css.columns}>
        {payee && <Instructions payment={payment} payee={payee} />}
        {!isCash && <DeclarationForm payment={payment} onDone={done} />}
      </div>
    </Dialog>
  )
}
