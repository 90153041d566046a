import { useState } from 'react'
import css from '#src/accounts/security/web/tab.module.css'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'

interface TwoFactorOnProps {
  since: string | null
  /** The number of unused recovery codes. */
  left: number
  required: boolean
  adminUrl: string | undefined
  pending: boolean
  onRenew: () => Promise<void>
  onEnd: () => Promise<void>
}

const FEW = 3

export function TwoFactorOn({ since, left, required, adminUrl, pending, onRenew, onEnd }: TwoFactorOnProps) {
  const [asking, setAsking] = useState(false)
  const end = () => {
    setAsking(false)
    return onEnd()
  }
  return (
    <div className={css.stack}>
      <p>
        Un code de votre application d’authentification est demandé à chaque connexion
        {since && `, depuis le ${since}`}.
      </p>
      {left <= FEW ? (
        <Alert kind="warning">
          {left === 0 ? 'Vous n’avez plus de code de récupération.' : `${countWords(left)}.`} Sans eux, un
          téléphone perdu ferme votre compte.
        </Alert>
      ) : (
        <p className={css.muted}>{countWords(left)}, pour le jour où le téléphone manque.</p>
      )}
      <div className={css.row}>
        <Button look="secondary" loading={pending} onClick={onRenew}>
          Créer de nouveaux codes de récupération
        </Button>
        {!required && (
          <Button look="danger" disabled={pending} onClick={() => setAsking(true)}>
            Désactiver
          </Button>
        )}
        {adminUrl && (
          <LinkButton look="quiet" href={adminUrl} target="_blank" rel="noopener">
            Ouvrir l’administration
          </LinkButton>
        )}
      </div>
      {required && (
        <p className={css.muted}>Un compte d’administration garde toujours ses codes de connexion.</p>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        title="Désactiver les codes de connexion ?"
        confirm="Désactiver"
        pending={pending}
      >
        Votre mot de passe suffira de nouveau pour entrer, et vos codes de récupération ne serviront plus.
      </ConfirmDialog>
    </div>
  )
}

function countWords(left: number): string {
  return left === 1 ? 'Il vous reste un code de récupération' : `Il vous reste ${left} codes de récupération`
}
