import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { currentTime, formatDateTime } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import css from './two-factor.module.css'

interface RecoveryCodesProps {
  codes: string[]
  /** Whether these are the first codes, which come with the activation and replace no others. */
  first: boolean
  user: Pick<CurrentUser, 'email' | 'userable_type'>
  onDone: () => unknown
}

/** The recovery codes, shown this once: to copy, download or print. */
export default function TwoFactorRecovery({ codes, first, user, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.recovery}>
      {first && (
        <Alert kind="success" live>
          Les codes de connexion sont activés.
          {user.userable_type === 'admin' && ' L’administration vous est ouverte.'}
        </Alert>
      )}
      <h3 ref={heading} tabIndex={-1}>
        Gardez ces codes de récupération
      </h3>
      <p>
        Si votre téléphone est perdu, cassé ou volé, chacun d’eux ouvre votre compte une fois.{' '}
        <strong>Ils ne seront plus montrés.</strong>
        {!first && ' Les anciens ne fonctionnent plus.'}
      </p>
      <div className={css.sheet}>
        <p className={css.printed}>
          {APP_NAME}, codes de récupération de {user.email}, créés le {formatDateTime(currentTime())}
        </p>
        <ul className={css.codes} aria-label="Codes de récupération">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={css.buttons}>
        <CopyButton text={codes.join('\n')}>Copier</CopyButton>
        <Button look="secondary" small onClick={() => download(codes, user.email)}>
          <DownloadIcon size={16} /> Télécharger
        </Button>
        <Button look="secondary" small onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
      <Button onClick={onDone}>J’ai gardé mes codes</Button>
    </div>
  )
}

function download(codes: string[], email: string): void {
  const text = `${APP_NAME}, codes de récupération de ${email}\nCréés le ${formatDateTime(currentTime())}, chacun sert une fois.\n\n${codes.join('\n')}\n`
  saveFile(new Blob([text], { type: 'text/plain' }), `${APP_NAME.toLowerCase()}-codes-de-recuperation.txt`)
}
