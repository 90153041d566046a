import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dayAt } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import type { SellerInput } from '#src/subscriptions/invoices/shared/seller-input.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { SellerReply } from '../../seller/contract.ts'
import { SELLER_LABELS as LABELS } from './labels.ts'
import { sellerQuery, useSaveSeller } from './queries.ts'
import css from './seller.module.css'

const EMPTY: SellerInput = {
  name: '',
  nif: '',
  stat: '',
  rcs: '',
  address: '',
  city: '',
  email: '',
  signatory: '',
}

/** The particulars that the next invoices print. What is written stays, whatever the server answers. */
export function SellerForm({ seller, version }: Pick<SellerReply, 'seller' | 'version'>) {
  const { form, isSaved } = useSellerForm(seller ?? EMPTY, version)
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <TextField label={LABELS.name} hint="Telle qu’au registre du commerce." {...form.text('name')} />
      <div className={css.pair}>
        <TextField label={LABELS.nif} hint="10 chiffres." inputMode="numeric" {...form.text('nif')} />
        <TextField label={LABELS.stat} hint="17 chiffres." inputMode="numeric" {...form.text('stat')} />
      </div>
      <TextField
        label={LABELS.rcs}
        hint="Avec la ville du registre&nbsp;: Antananarivo 2015 B 00123."
        {...form.text('rcs')}
      />
      <div className={css.pair}>
        <TextField label={LABELS.address} {...form.text('address')} />
        <TextField label={LABELS.city} {...form.text('city')} />
      </div>
      <div className={css.pair}>
        <TextField label={LABELS.email} type="email" {...form.text('email')} />
        <TextField label={LABELS.signatory} {...form.text('signatory')} />
      </div>
      <div className={css.foot}>
        <Button type="submit" loading={form.sending}>
          Enregistrer
        </Button>
        <span role="status" className={css.saved}>
          {isSaved && (
            <>
              <CheckIcon size={18} />
              Enregistré
            </>
          )}
        </span>
      </div>
    </form>
  )
}

function useSellerForm(initial: SellerInput, version: number | null) {
  const client = useQueryClient()
  const save = useSaveSeller()
  const [isSaved, setSaved] = useState(false)
  // The version that this person has seen: one that comes while they write is theirs only once they were told of it.
  const seen = useRef(version)
  const form = useForm<SellerInput>({
    initial,
    schema: async () => {
      const { sellerInput } = await import('#src/subscriptions/invoices/shared/seller-input.ts')
      return sellerInput(dayAt(Date.now()))
    },
    onWrite: () => setSaved(false),
    send: async (values) => {
      setSaved(false)
      try {
        const saved = await save(values, seen.current)
        seen.current = saved.version
        form.reset(saved.seller ?? values)
        setSaved(true)
      } catch (error) {
        // The next press is made knowing what a colleague changed: the message says so, and the history shows it.
        if (error instanceof ApiError && error.status === 409)
          seen.current = (await client.fetchQuery({ ...sellerQuery, staleTime: 0 })).version
        throw error
      }
    },
  })
  return { form, isSaved }
}
