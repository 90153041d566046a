import { useForm } from '#src/shell/form/use-form.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { INVITATIONS_A_DAY } from '../../invitations/shared/limits.ts'
import type { BestProfile } from '../contract.ts'
import css from './panel.module.css'
import { useInvite } from './queries.ts'

const MESSAGE_MAX = 2_000
const FORM = 'invitation'

interface OfferChoice {
  id: number
  title: string
}

interface InviteFormProps {
  profile: BestProfile
  offer: OfferChoice | null
  offers: OfferChoice[]
}

interface Values {
  offer_id: string
  message: string
}

export function InviteForm({ profile, offer, offers }: InviteFormProps) {
  const inviting = useInvite(profile.key)
  const user = useUser()
  const first = offer ?? offers[0]
  const form = useForm<Values>({
    initial: {
      offer_id: String(first?.id ?? ''),
      message: `${['Bonjour', profile.name?.split(' ')[0]].filter(Boolean).join(' ')},\n\nVotre parcours correspond à ce que nous cherchons. Voulez-vous voir notre offre\u00A0?\n\n${user?.first_name ?? ''}`,
    },
    schema: async () => (await import('../contract.ts')).inviteProfile.body,
    idOf: (field) => `${FORM}-${field}`,
    send: ({ offer_id, message }) => inviting.mutateAsync({ offer_id: Number(offer_id), message }),
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <h3>Inviter à postuler</h3>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      {!offer && (
        <SelectField
          label="Offre"
          choices={offers.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...form.text('offer_id')}
        />
      )}
      <TextAreaField label="Votre message" rows={6} max={MESSAGE_MAX} {...form.text('message')} />
      <p className={css.note}>
        Reçue dans «&nbsp;Offres spéciales&nbsp;» et par e-mail. Elle expire dans 14 jours au plus et ne coûte
        pas de crédit. Votre société en envoie {INVITATIONS_A_DAY} par jour au plus.
      </p>
      <Button type="submit" wide loading={inviting.isPending}>
        Envoyer l’invitation
      </Button>
    </form>
  )
}
