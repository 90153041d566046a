import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import {
  METHOD_NAMES,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#src/subscriptions/payments/shared/methods.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminPayee, savePayee } from '../../payments/contract.ts'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import screen from '../lists/screen.module.css'
import { SELLER } from '../seller/page.tsx'
import css from './payees.module.css'
import { payeesQuery } from './queries.ts'

export const PAYEES = '/reglages/moyens-de-paiement'

/** Where the money of each means of payment goes; companies see those that are open. */
export function PayeesPage() {
  const { data, error, refetch } = useQuery(payeesQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <header className={screen.head}>
        <h1>Moyens de paiement</h1>
        <span className="muted">
          Les sociétés paient par ceux qui sont ouverts. Ce qui est écrit ici leur est montré mot pour mot.
        </span>
      </header>
      <div className={screen.body}>
        {!data.has_seller && (
          <Alert kind="warning">
            Les mentions du vendeur manquent{'\u00A0'}: aucun paiement n’est pris avant qu’elles soient
            complètes. <AppLink href={SELLER}>Les écrire</AppLink>
          </Alert>
        )}
        <div className={css.forms}>
          {PAYMENT_METHODS.map((method) => (
            <PayeeForm key={method} method={method} kept={data.data.find((each) => each.method === method)} />
          ))}
        </div>
      </div>
    </>
  )
}

const LABELS: Record<PaymentMethod, string> = {
  mvola: 'Numéro marchand',
  orange_money: 'Numéro marchand',
  airtel_money: 'Numéro marchand',
  bank_transfer: 'Compte (RIB)',
  cheque: 'Adresse où l’envoyer',
  cash: 'Adresse du guichet',
}

function PayeeForm({ method, kept }: { method: PaymentMethod; kept: AdminPayee | undefined }) {
  const client = useQueryClient()
  const form = useForm({
    initial: {
      is_open: kept?.is_open ?? false,
      account: kept?.account ?? '',
      holder: kept?.holder ?? '',
      details: kept?.details ?? '',
    },
    schema: async () => (await import('../../payments/contract.ts')).savePayee.body,
    // Each means of payment has the same fields on this screen.
    idOf: (field) => `${method}-${field}`,
    short: true,
    send: async (body) => {
      await call<typeof savePayee>('PUT /api/admin/payees/:method', { params: { method }, body })
      toast.success({ title: `${METHOD_NAMES[method]}\u00A0: enregistré` })
      await client.invalidateQueries({ queryKey: deskKeys.payees })
    },
  })
  return (
    <Section title={METHOD_NAMES[method]}>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <FormFailure>{form.failure}</FormFailure>
        <CheckBox
          label="Ouvert aux sociétés"
          checked={form.values.is_open}
          onChange={({ target }) => form.change({ is_open: target.checked })}
        />
        <TextField label={LABELS[method]} {...form.text('account')} />
        <TextField
          label="Titulaire"
          hint="Le nom que le payeur voit avant de valider."
          {...form.text('holder')}
        />
        <TextField label="À savoir" optional hint="Menu, horaires, banque." {...form.text('details')} />
        <Button type="submit" look="secondary" small loading={form.sending}>
          Enregistrer
        </Button>
      </form>
    </Section>
  )
}
