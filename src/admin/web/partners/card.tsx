import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { PARTNER_LIMITS as LIMITS, LOGO_SIZE } from '#src/content/partners/shared/partners.ts'
import { formatDate } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ArrowDownIcon } from '#src/ui/workspace-icons.tsx'
import type { AdminPartner } from '../../partners/contract.ts'
import { Section } from '../desk/parts.tsx'
import css from './partners.module.css'
import { CHANGES, type PartnerValues, partnersQuery, usePartnerChange } from './queries.ts'

interface PartnerCardProps {
  partner: AdminPartner
  /** None where it has no place above, or below. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** A partner, changed in place. */
export function PartnerCard({ partner, onUp, onDown }: PartnerCardProps) {
  const { id, name, is_shown, updated_at, updated_by } = partner
  const form = usePartnerForm(partner)
  return (
    <Section
      title={name}
      aside={
        <span className={css.aside}>
          {is_shown ? <Badge tone="green">Montré</Badge> : <Badge tone="amber">Masqué</Badge>}
          <Button
            look="quiet"
            small
            aria-label={`Monter\u00A0: ${name}`}
            disabled={!onUp}
            onClick={() => onUp?.()}
          >
            <ArrowUpIcon size={18} />
          </Button>
          <Button
            look="quiet"
            small
            aria-label={`Descendre\u00A0: ${name}`}
            disabled={!onDown}
            onClick={() => onDown?.()}
          >
            <ArrowDownIcon size={18} />
          </Button>
        </span>
      }
    >
      <div className={css.card}>
        <Logo id={id} name={name} logo={partner.logo} />
        <form className={css.form} onSubmit={form.submit} noValidate aria-label={name}>
          <FormFailure>{form.failure}</FormFailure>
          <div className={css.pair}>
            <TextField label="Nom" maxLength={LIMITS.name} {...form.text('name')} />
            <TextField label="Adresse" type="url" optional {...form.text('address')} />
          </div>
          <TextField
            label="Une phrase"
            optional
            hint="Ce que ce partenaire fait avec nous."
            maxLength={LIMITS.sentence}
            {...form.text('sentence')}
          />
          <CheckBox
            label="Montré aux visiteurs, sur /qui-sommes-nous et /nouveau-partenaire"
            checked={form.values.is_shown}
            onChange={({ target }) => void form.change({ is_shown: target.checked })}
          />
          <div className={css.foot}>
            <Button small type="submit" loading={form.sending}>
              Enregistrer
            </Button>
            <span className={css.hint}>
              {['Modifié le', formatDate(updated_at), updated_by && `par ${updated_by}`]
                .filter(Boolean)
                .join(' ')}
            </span>
          </div>
        </form>
      </div>
    </Section>
  )
}

function usePartnerForm(partner: AdminPartner) {
  const { id, name, address, sentence, is_shown, version } = partner
  const { mutateAsync } = usePartnerChange()
  const { refetch } = useQuery(partnersQuery)
  // The version that this person has seen: one that comes while they write is theirs only once they were told of it.
  const seen = useRef(version)
  const see = (partners: readonly AdminPartner[] = []) => {
    seen.current = partners.find((each) => each.id === id)?.version ?? seen.current
  }
  return useForm<PartnerValues>({
    initial: { name, address, sentence, is_shown },
    idOf: (field) => `partner-${id}-${field}`,
    schema: async () => (await import('../../partners/contract.ts')).savePartner.body,
    short: true,
    body: (values) => ({ ...values, version: seen.current }),
    send: async (values) => {
      try {
        see((await mutateAsync(() => CHANGES.save(id, values, seen.current))).data)
      } catch (error) {
        // The next press is made knowing what a colleague changed: the message says so.
        if (error instanceof ApiError && error.status === 409) see((await refetch()).data)
        throw error
      }
      toast.success({ title: 'Le partenaire est enregistré' })
    },
  })
}

function Logo({ id, name, logo }: Pick<AdminPartner, 'id' | 'name' | 'logo'>) {
  const { mutate, isPending, error } = usePartnerChange()
  const refusal = error instanceof ApiError ? (error.errors?.picture?.[0] ?? error.message) : undefined
  if (!logo)
    return (
      <DropInput
        label="Logo"
        name={`logo-${id}`}
        type="image"
        optional
        placeholder={isPending ? 'Envoi de l’image…' : 'PNG ou JPEG'}
        value={null}
        error={refusal}
        onChange={(file) => file && mutate(() => CHANGES.setLogo(id, file))}
      />
    )
  return (
    <div className={css.logo}>
      <img src={logo} alt={`Logo de ${name}`} width={LOGO_SIZE.width / 2} height={LOGO_SIZE.height / 2} />
      <Button
        small
        look="secondary"
        loading={isPending}
        aria-label={`Retirer le logo de ${name}`}
        onClick={() => mutate(() => CHANGES.removeLogo(id))}
      >
        Retirer
      </Button>
    </div>
  )
}
