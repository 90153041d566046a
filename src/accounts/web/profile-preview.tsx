import { useQuery } from '@tanstack/react-query'
import { Alert } from '#src/ui/alert.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { SkeletonLines } from '#src/ui/skeleton.tsx'
import type { ApplicantProfile } from '../profile-contract.ts'
import css from './profile-meter.module.css'
import { previewQuery } from './profile-queries.ts'
import { PublicProfileView } from './public-profile.tsx'

interface PreviewProps {
  profile: ApplicantProfile
  open: boolean
  onClose: () => void
}

/** The public profile as others read it, or would. */
export default function ProfilePreview({ profile, open, onClose }: PreviewProps) {
  const { data, isError } = useQuery({ ...previewQuery, enabled: open })
  const { is_public, public_slug } = profile
  return (
    <Dialog open={open} onClose={onClose} title="Mon profil public" width={800}>
      <div className={css.preview}>
        {is_public && public_slug ? (
          <Alert kind="success">
            Votre profil est public&nbsp;: <AppLink href={`/profils/${public_slug}`}>ouvrir sa page</AppLink>.
          </Alert>
        ) : (
          <Alert kind="warning">
            Aperçu&nbsp;: votre profil n’est pas public.{' '}
            <AppLink href="/dashboard/parametres/confidentialite">Choisir qui le voit</AppLink>
          </Alert>
        )}
        {isError && <Alert kind="error">L’aperçu n’a pas pu être lu.</Alert>}
        {data ? <PublicProfileView profile={data} within /> : !isError && <SkeletonLines lines={6} />}
      </div>
    </Dialog>
  )
}
