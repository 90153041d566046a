import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { ofName } from '#src/shared/phrases.ts'
import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { LockIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import type { SharedResume } from '../contract.ts'
import { recordSharedView, sharedQuery, useUnlock } from './queries.ts'
import css from './shared.module.css'

/** A CV that somebody was given the address of; what is closed says so, and nothing of whose it was. */
export function SharedResumePage({ token }: { token: string }) {
  const { data } = useQuery(sharedQuery(token))
  return (
    <div className={css.page}>
      <header className={css.top}>
        <AppLink href="/" aria-label="Accueil d’Asafidy">
          <Logo />
        </AppLink>
      </header>
      {data?.state === 'locked' && <Locked token={token} />}
      {data?.state === 'open' && data.access && <Opened token={token} shared={data} access={data.access} />}
      {(data?.state === 'expired' || data?.state === 'revoked') && (
        <Closed isExpired={data.state === 'expired'} />
      )}
      {!data && <Closed isExpired={false} />}
    </div>
  )
}

function Opened({ token, shared, access }: { token: string; shared: SharedResume; access: string }) {
  useEffect(() => recordSharedView(token, access), [token, access])
  const at = `/api/shared-resumes/${encodeURIComponent(token)}`
  const asked = `?access=${encodeURIComponent(access)}`
  return (
    <>
      <div className={css.head}>
        <div>
          <h1>{shared.name || 'CV partagé'}</h1>
          <p className="muted">
            {[shared.headline, shared.expires_at && `lien ouvert jusqu’au ${formatDate(shared.expires_at)}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <a className={css.download} href={`${at}/pdf${asked}`} download>
          Télécharger le PDF
        </a>
      </div>
      <div className={css.sheets}>
        {Array.from({ length: shared.pages_count }, (_, index) => (
          <img
            key={String(index)}
            src={`${at}/pages/${index + 1}${asked}`}
            alt={`Page ${index + 1} sur ${shared.pages_count} du CV ${ofName(shared.name)}. Le PDF en contient le texte.`}
            width={794}
            height={1123}
          />
        ))}
      </div>
    </>
  )
}

function Locked({ token }: { token: string }) {
  const unlocking = useUnlock(token)
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('../contract.ts')).openShared.body,
    short: true,
    send: ({ password }) => unlocking.mutateAsync(password),
    onRefused: onField('password'),
  })
  return (
    <form className={css.locked} onSubmit={form.submit} noValidate>
      <h1>Ce CV est protégé</h1>
      <p className="muted">La personne qui vous a donné ce lien vous a donné aussi un mot de passe.</p>
      <PasswordField label="Mot de passe" autoComplete="off" {...form.text('password')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" loading={form.sending}>
        Ouvrir le CV
      </Button>
    </form>
  )
}

function Closed({ isExpired }: { isExpired: boolean }) {
  return (
    <div className={css.closed}>
      <EmptyState
        icon={LockIcon}
        title={isExpired ? 'Ce lien a expiré' : 'Ce lien est fermé'}
        actions={<AppLink href="/">Aller à l’accueil</AppLink>}
      >
        {isExpired
          ? 'La durée choisie par la personne est passée. Demandez-lui un nouveau lien.'
          : 'La personne ne partage plus ce CV à cette adresse. Demandez-lui un nouveau lien.'}
      </EmptyState>
    </div>
  )
}
