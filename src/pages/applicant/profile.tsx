import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#src/profiles/web/page/page.tsx'
import { profileQuery } from '#src/profiles/web/queries.ts'
import { MakeResumeButton } from '#src/resumes/profile/web/make-resume-button.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'

export const Route = createFileRoute('/_auth/candidat/mon-profil')({
  staticData: { title: 'Mon Profil', requires: ['view', 'my profile'] },
  // Only the server waits for the data: in the browser the page shows at once, with its skeleton.
  loader: ({ context }) =>
    typeof document === 'undefined' ? context.queryClient.prefetchQuery(profileQuery) : undefined,
  component: () => (
    <ProfilePage
      actions={
        <>
          <LinkButton look="quiet" wide href="/candidat/importer-un-cv?pour=profil">
            <DownloadIcon size={18} />
            Remplir avec un CV
          </LinkButton>
          <MakeResumeButton />
        </>
      }
    />
  ),
})
