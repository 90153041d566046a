import { useQuery } from '@tanstack/react-query'
import type { ApplicantProfile } from '#src/profiles/contract.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { previewQuery } from '../queries.ts'
import { PublicProfileView } from '../reading/public-profile.tsx'
import css from './meter.module.css'

interface PreviewProps {
  profile: ApplicantProfile
  open: boolean
  onClose: () => void
}

/** Shows the public profile as others read it, or would read it once it is public. */
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
