import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { useUser } from '#src/ui/current-user.ts'
import { NamesForm } from './names-form.tsx'
import { PictureField } from './picture-field.tsx'
import css from './user-tab.module.css'
import { VerificationResend } from './verification-resend.tsx'

/** Settings: who the person is on this site. */
export default function UserTab() {
  const user = useUser()
  if (!user) return null
  return (
    <>
      <Card title="Photo">
        <PictureField user={user} />
      </Card>
      <Card title="Identité">
        <NamesForm user={user} />
      </Card>
      <Card title="Adresse e-mail">
        <p className={css.address}>
          <strong>{user.email}</strong>
          <Badge tone={user.has_verified_email ? 'green' : 'amber'}>
            {user.has_verified_email ? 'Vérifiée' : 'À vérifier'}
          </Badge>
        </p>
        {!user.has_verified_email && (
          <div className={css.verify}>
            <p className="small muted">
              Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.
            </p>
            <VerificationResend />
          </div>
        )}
      </Card>
    </>
  )
}
