import { useState } from 'react'
import { SocialLinks } from '#src/accounts/social/web/links.tsx'
import { TwoFactorCard } from '#src/accounts/two-factor/web/card.tsx'
import { MailedCodesCard } from '#src/accounts/two-factor/web/mailed-codes-card.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { PasswordChangeCard } from './password-change-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import css from './tab.module.css'

/** The tab of the settings about the security of the account. */
export default function SecurityTab() {
  const user = useUser()
  // The order is fixed when the page opens, because cards must not change places under the person's eyes.
  const [codesFirst] = useState(user?.two_factor_required)
  if (!user) return null
  const codes = <TwoFactorCard key="codes" user={user} />
  const password = <PasswordChangeCard key="password" user={user} />
  return (
    <div className={css.tab}>
      {user.two_factor_required && (
        <Alert kind="warning">
          <strong>Une étape avant d’entrer.</strong> Un compte d’administration donne accès aux données de
          tout le monde&nbsp;: il ne s’ouvre qu’avec un mot de passe et un code. Activez les codes de
          connexion ci-dessous, le reste s’ouvre aussitôt.
        </Alert>
      )}
      {codesFirst ? [codes, password] : [password, codes]}
      <MailedCodesCard user={user} />
      <SocialLinks />
      <SessionsCard />
    </div>
  )
}
