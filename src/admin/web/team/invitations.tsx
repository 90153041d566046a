import { ADMIN_INVITATION_HOURS, SINGLY_GIVEN_ROLES } from '#src/accounts/shared/administrator-input.ts'
import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { AdminInvitation, inviteAdministrator, withdrawInvitation } from '../../team/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { Section } from '../desk/parts.tsx'
import { useTeamChange } from './queries.ts'
import css from './team.module.css'

type GivenRole = (typeof SINGLY_GIVEN_ROLES)[number]
const GIVEN_ROLE_CHOICES = SINGLY_GIVEN_ROLES.map((value) => ({
  value,
  label: ADMIN_ROLE_LABELS[value],
}))

/** Invites somebody by mail, and shows the invitations that nobody has accepted. */
export function Invitations({ invitations }: { invitations: readonly AdminInvitation[] }) {
  const change = useTeamChange()
  const form = useForm({
    initial: { email: '', role: 'moderator' as GivenRole },
    schema: async () => (await import('../../team/contract.ts')).invitationInput,
    idOf: (field) => `invitation-${field}`,
    short: true,
    send: async (body) => {
      await change.mutateAsync({
        send: () => call<typeof inviteAdministrator>('POST /api/admin/administrators/invitations', { body }),
        done: `L’invitation part à ${body.email.trim()}`,
      })
      form.reset()
    },
  })
  return (
    <Section title="Inviter">
      <form className={css.form} onSubmit={form.submit} noValidate>
        <FormFailure>{form.failure}</FormFailure>
        <TextField label="E-mail" type="email" autoComplete="off" {...form.text('email')} />
        <SelectField label="Rôle" choices={GIVEN_ROLE_CHOICES} {...form.text('role')} />
        <p className={css.hint}>
          Lien de {ADMIN_INVITATION_HOURS} heures. Le second facteur se pose à la première connexion, avant
          toute page.
        </p>
        <Button type="submit" look="secondary" loading={form.sending}>
          Envoyer l’invitation
        </Button>
      </form>
      {invitations.length > 0 && (
        <ul className={css.lines} aria-label="Invitations envoyées">
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Invitation({ invitation }: { invitation: AdminInvitation }) {
  const { mutate, isPending } = useTeamChange()
  const { id, email, role, expires_at, is_expired, invited_by } = invitation
  const withdraw = () =>
    mutate({
      send: () =>
        call<typeof withdrawInvitation>('DELETE /api/admin/administrators/invitations/:id', {
          params: { id },
        }),
      done: 'Invitation retirée',
    })
  return (
    <li>
      <div>
        <b>{email}</b>
        <small>
          {ADMIN_ROLE_LABELS[role]}, {is_expired ? 'expirée le' : 'jusqu’au'} {formatMoment(expires_at)}
          {invited_by && `, par ${invited_by}`}
        </small>
      </div>
      <Button
        look="quiet"
        small
        loading={isPending}
        onClick={withdraw}
        aria-label={`Retirer l’invitation de ${email}`}
      >
        Retirer
      </Button>
    </li>
  )
}
