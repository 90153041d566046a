import { Suspense, useState } from 'react'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { type ProfileSection, profileHref } from '#src/profiles/shared/parts.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import box from '#src/ui/display/completeness.module.css'
import { Completeness } from '#src/ui/display/completeness.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { FileIcon, LockIcon, UsersIcon } from '#src/ui/workspace-icons.tsx'
import { useSynchronise } from '../queries.ts'
import css from './meter.module.css'

const ProfilePreview = lazyPart(() => import('./preview.tsx'))

interface MeterProps {
  profile: ApplicantProfile
  onStep: (section: ProfileSection) => void
}

/** How complete the profile is, what to tell next, and who reads it. */
export function ProfileMeter({ profile, onStep }: MeterProps) {
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
      <Readers profile={profile} />
    </Completeness>
  )
}

function Readers({ profile }: { profile: ApplicantProfile }) {
  const preview = usePreview()
  const { is_public } = profile
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
        <Button look="secondary" wide onClick={preview.open}>
          <EyeIcon size={18} />
          Voir mon profil public
        </Button>
        <MakeResume />
      </div>
      {preview.wasOpened && (
        <Suspense>
          <ProfilePreview profile={profile} open={preview.isOpen} onClose={preview.close} />
        </Suspense>
      )}
    </div>
  )
}

/** Downloaded with its first opening, then stays mounted closed. */
function usePreview() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return { isOpen, wasOpened, open, close: () => setOpen(false) }
}

function MakeResume() {
  const { mutateAsync, isPending, data } = useSynchronise()
  const make = async () => {
    try {
      await mutateAsync()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [first] = Object.values(error.errors ?? {}).flat()
      toast.error({ title: 'Le CV n’a pas pu être créé', text: first ?? error.message })
    }
  }
  return (
    <>
      <Button look="quiet" wide onClick={make} loading={isPending}>
        <FileIcon size={18} />
        Créer un CV de mon profil
      </Button>
      <p role="status" className={css.made}>
        {data && (
          <>
            «&nbsp;{data.data.name}&nbsp;» est prêt. <AppLink href="/candidat/mes-cv">Voir mes CV</AppLink>
          </>
        )}
      </p>
    </>
  )
}
