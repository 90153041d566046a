import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { VerificationResend } from '#src/accounts/verification/web/resend.tsx'
import { emailChangeKeys } from '#src/accounts/web/query-keys.ts'
import css from '#src/accounts/web/user-tab.module.css'
import { call } from '#src/shell/api/api.ts'
import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import type { changeEmail, showEmailChanges } from '../contract.ts'
import { EMAIL_CHANGES_A_DAY } from '../shared/limits.ts'

const emailChangesQuery = queryOptions({
  queryKey: emailChangeKeys.left,
  queryFn: async ({ signal }) =>
    (await call<typeof showEmailChanges>('GET /api/user/email', { signal })).data,
  // Each asking takes one, and the form is opened rarely.
  staleTime: 0,
})

/** Shows whether the person's address is verified, and lets it be changed. */
export function AddressCard({ user }: { user: CurrentUser }) {
  const [changing, setChanging] = useState(false)
  return (
    <Card
      title="Adresse e-mail"
      action={
        !changing && (
          <Button look="quiet" small flush onClick={() => setChanging(true)}>
            Changer d’adresse
          </Button>
        )
      }
    >
      <p className={css.address}>
        <strong>{user.email}</strong>
        <Badge tone={user.has_verified_email ? 'green' : 'amber'}>
          {user.has_verified_email ? 'Vérifiée' : 'À vérifier'}
        </Badge>
      </p>
      {!user.has_verified_email && !changing && (
        <div className={css.verify}>
          <p className="small muted">Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.</p>
          <VerificationResend />
        </div>
      )}
      {changing && <AddressForm onClose={() => setChanging(false)} />}
    </Card>
  )
}

function AddressForm({ onClose }: { onClose: () => void }) {
  const [said, setSaid] = useState<string>()
  const { run, dialog } = useReauthentication()
  const { data: left } = useQuery(emailChangesQuery)
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await import('../contract.ts')).changeEmail.body,
    short: true,
    send: async ({ email }) => {
      const answer = await run(() =>
        call<typeof changeEmail>('PUT /api/user/email', { body: { email: email.trim() } }),
      )
      setSaid(answer?.message)
    },
    onRefused: onField('email'),
  })
  if (said)
    return (
      <div className={css.verify}>
        <Alert kind="success" live>
          {said}
        </Alert>
        <Button look="secondary" small onClick={onClose}>
          Fermer
        </Button>
      </div>
    )
  return (
    <>
      <form className={`${css.form} ${css.change}`} onSubmit={form.submit} noValidate>
        <DailyLimitNote limit={EMAIL_CHANGES_A_DAY} now={left} />
        <EmailField
          label="Nouvelle adresse"
          hint={'Un lien y sera envoyé\u00A0: votre adresse ne change qu’une fois ce lien ouvert.'}
          autoComplete="email"
          autoFocus
          {...form.text('email')}
        />
        <div className={css.actions}>
          <Button type="submit" loading={form.sending}>
            Envoyer le lien
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
