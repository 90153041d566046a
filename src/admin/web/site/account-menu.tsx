import type { AdminRole } from '#src/accounts/shared/kinds.ts'
import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { ofName } from '#src/shared/phrases.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { useMenu } from '#src/ui/overlay/menu.ts'
import { LogoutIcon } from '#src/ui/workspace-icons.tsx'
import { useSignOut } from '../session/session.ts'
import css from './account-menu.module.css'

/** Who is signed in, with the way out. */
export function AccountMenu({ name, role }: { name: string; role: AdminRole | null }) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const signOut = useSignOut()
  return (
    <div ref={box} className={css.box}>
      <BareButton className={css.opener} title={name} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="hidden-text">Menu {ofName(name)}</span>
        <Avatar name={name} size={36} />
      </BareButton>
      {open && (
        <div className={css.panel}>
          <p>
            <b>{name}</b>
            <span>{role ? ADMIN_ROLE_LABELS[role] : 'Sans rôle'}</span>
          </p>
          <FormFailure>{signOut.error?.message}</FormFailure>
          <Button look="danger" small wide loading={signOut.isPending} onClick={() => signOut.mutate()}>
            <LogoutIcon size={18} />
            Se déconnecter
          </Button>
        </div>
      )}
    </div>
  )
}
