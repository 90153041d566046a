import { type ReactNode, Suspense, useState } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { type ProfileSection, profileHref } from '#src/profiles/shared/parts.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import box from '#src/ui/display/completeness.module.css'
import { Completeness } from '#src/ui/display/completeness.tsx'
import { EyeIcon, LockIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UsersIcon } from '#src/ui/workspace-icons.tsx'
import css from './meter.module.css'

const ProfilePreview = lazyPart(() => import('./preview.tsx'))

interface MeterProps {
  profile: ApplicantProfile
  onStep: (section: ProfileSection) => void
  /** Further buttons, which stand below that of the public profile. */
  actions: ReactNode
}

/** Shows how complete the profile is, what to add next, and who can read it. */
export function ProfileMeter({ profile, onStep, actions }: MeterProps) {
  return (
    <Completeness
      label="Où en est votre profil"
      title="Profil complet à"
      {...profile.completeness}
      lead="Prochaine étape"
      most={3}
      whole={'Votre profil est complet\u00A0: les recruteurs y trouvent ce qu’ils cherchent.'}
      hrefOf={profileHref}
      onStep={onStep}
    >
      <Readers profile={profile} actions={actions} />
    </Completeness>
  )
}

/** Below so many percent there is little to look at yet; what is public can be looked at in any case. */
const LOOKED_AT_FROM = 60

function Readers({ profile, actions }: Pick<MeterProps, 'profile' | 'actions'>) {
  const preview = usePreview()
  const { is_public, completeness } = profile
  const Icon = is_public ? UsersIcon : LockIcon
  return (
    <div className={box.card}>
      <p className={css.status}>
        <Icon size={18} />
        <span>
          {is_public ? 'Votre profil est public.' : 'Votre profil n’est pas public.'}{' '}
          <AppLink href="/dashboard/parametres/confidentialite">Choisir qui le voit</AppLink>
        </span>
      </p>
      <div className={css.buttons}>
        {(is_public || completeness.percent >= LOOKED_AT_FROM) && (
          <Button look="secondary" wide onClick={preview.open}>
            <EyeIcon size={18} />
            {is_public ? 'Voir mon profil public' : 'Aperçu de mon profil'}
          </Button>
        )}
        {actions}
      </div>
      {preview.wasOpened && (
        <Suspense>
          <ProfilePreview profile={profile} open={preview.isOpen} onClose={preview.close} />
        </Suspense>
      )}
    </div>
  )
}

/** The preview is downloaded with its first opening, and then stays mounted while it is closed. */
function usePreview() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return { isOpen, wasOpened, open, close: () => setOpen(false) }
}
