import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '#src/shell/api/api.ts'
import {
  METHOD_NAMES,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#src/subscriptions/payments/shared/methods.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminPayee, savePayee } from '../../payments/contract.ts'
import css from '../desk/desk.module.css'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { Section } from '../desk/parts.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import { SELLER } from '../seller/page.tsx'
import forms from './payees.module.css'
import { payeesQuery } from './queries.ts'

export const PAYEES = '/reglages/moyens-de-paiement'

/** Where the money of each means of payment goes; companies see those that are open. */
export function PayeesPage() {
  const { data, error, refetch } = useQuery(payeesQuery)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className={css.body}>
      <div>
        <h1 className={css.title}>Moyens de paiement</h1>
        <p>
          Les sociétés paient par ceux qui sont ouverts. Ce qui est écrit ici leur est montré mot pour mot.
        </p>
      </div>
      {!data.has_seller && (
        <Alert kind="warning">
          Les mentions du vendeur manquent{'\u00A0'}: aucun paiement n’est pris avant qu’elles soient
          complètes. <AppLink href={SELLER}>Les écrire</AppLink>
        </Alert>
      )}
      <div className={css.halves}>
        {PAYMENT_METHODS.map((method) => (
          <PayeeForm key={method} method={method} kept={data.data.find((each) => each.method === method)} />
        ))}
      </div>
    </div>
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
  const [values, setValues] = useState({
    is_open: kept?.is_open ?? false,
    account: kept?.account ?? '',
    holder: kept?.holder ?? '',
    details: kept?.details ?? '',
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call<typeof savePayee>('PUT /api/admin/payees/:method', { params: { method }, body: values }),
    onSuccess: () => {
      toast.success({ title: `${METHOD_NAMES[method]}\u00A0: enregistré` })
      return client.invalidateQueries({ queryKey: deskKeys.payees })
    },
  })
  const errors = error instanceof ApiError ? error.errors : undefined
  const field = (name: 'account' | 'holder' | 'details') => ({
    id: `${method}-${name}`,
    name,
    value: values[name],
    error: errors?.[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Section title={METHOD_NAMES[method]}>
      <form className={forms.form} onSubmit={save} noValidate>
        {error && !errors && (
          <Alert kind="error" live>
            {error.message}
          </Alert>
        )}
        <CheckBox
          label="Ouvert aux sociétés"
          checked={values.is_open}
          onChange={({ target }) => setValues({ ...values, is_open: target.checked })}
        />
        <TextField label={LABELS[method]} {...field('account')} />
        <TextField
          label="Titulaire"
          hint="Le nom que le payeur voit avant de valider."
          {...field('holder')}
        />
        <TextField label="À savoir" optional hint="Menu, horaires, banque." {...field('details')} />
        <Button type="submit" look="secondary" small loading={isPending}>
          Enregistrer
        </Button>
      </form>
    </Section>
  )
}
