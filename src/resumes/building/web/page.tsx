import { useQuery } from '@tanstack/react-query'
import { notFound, useHydrated, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useFinishResume } from '#src/resumes/web/finishing.ts'
import { NamingDialog } from '#src/resumes/web/naming-dialog.tsx'
import { ApiError } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import { DownloadIcon, PenIcon } from '#src/ui/workspace-icons.tsx'
import type { BuiltResume } from '../contract.ts'
import { useResumeAutosave } from './autosave.ts'
import { downloadPdf } from './download.ts'
import css from './page.module.css'
import type { Direction } from './profile-dialog.tsx'
import { composePages, documentQuery, fitPages, photos } from './queries.ts'
import { SavedAt, SaveTrouble } from './save-state.tsx'
import { ResumeWorkbench } from './workbench/workbench.tsx'

const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'))
const ProfileDialog = lazyPart(() => import('./profile-dialog.tsx'))

const BACK = { href: '/candidat/mes-cv', label: 'Revenir à mes CV' }

interface ResumeBuilderPageProps {
  id: number
  onProfileChanged: () => void
}

/** The page on which a CV is written. */
export function ResumeBuilderPage({ id, onProfileChanged }: ResumeBuilderPageProps) {
  const user = useUser()
  const alive = useHydrated()
  const { data, error, refetch, isFetchedAfterMount } = useQuery(documentQuery(id))
  if (error instanceof ApiError && error.status === 404) throw notFound()
  if (error instanceof ApiError && error.status === 409)
    return (
      <Aside>
        <Alert>
          {error.message}{' '}
          <AppLink href={`/candidat/importer-un-cv?cv=${id}`}>En faire un CV à modifier ici</AppLink>
        </Alert>
      </Aside>
    )
  if (error)
    return (
      <Aside>
        <LoadFailure onRetry={() => refetch()}>Ce CV n’a pas pu être lu.</LoadFailure>
      </Aside>
    )
  // What the browser kept of the CV is known in the browser alone, so the server renders none of it.
  if (!user || !alive || !data || !isFetchedAfterMount)
    return (
      <Aside>
        <div role="status" aria-label="Chargement du CV">
          <Skeleton height={520} />
        </div>
      </Aside>
    )
  return <Builder key={id} opened={data} userId={user.id} onProfileChanged={onProfileChanged} />
}

function Aside({ children }: { children: React.ReactNode }) {
  return (
    <div className={css.aside}>
      <h1>Modifier le CV</h1>
      {children}
      <p>
        <AppLink href={BACK.href}>{BACK.label}</AppLink>
      </p>
    </div>
  )
}

interface BuilderProps {
  opened: BuiltResume
  userId: number
  onProfileChanged: () => void
}

function Builder({ opened, userId, onProfileChanged }: BuilderProps) {
  const saving = useResumeAutosave(opened, userId)
  const [named, setNamed] = useState({ name: opened.name, is_draft: opened.is_draft })
  const [naming, setNaming] = useState(false)
  // Who brought a file to fill the profile with is asked which sections of it are taken.
  const { profil } = useSearch({ strict: false }) as SearchParams
  const [direction, setDirection] = useState<Direction | null>(profil ? 'to_profile' : null)
  const [versions, setVersions] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const { id, description } = opened
  const resume = { id, description, title: saving.title, ...named }
  /** The server is asked only once what is written now is saved. */
  const whenSaved = async (act: () => unknown) => {
    if (await saving.flush()) await act()
    else
      toast.error({
        title: 'Ce CV n’est pas encore enregistré',
        text: 'Réessayez quand ce qui l’empêche, en haut de la page, est réglé.',
      })
  }
  const finishing = useFinishResume()
  const finish = async () => {
    if (await finishing(resume)) setNamed({ ...named, is_draft: false })
  }
  const download = async () => {
    setDownloading(true)
    await whenSaved(() =>
      downloadPdf(id).catch((refusal: Error) =>
        toast.error({ title: 'Le PDF n’a pas été téléchargé', text: refusal.message }),
      ),
    )
    setDownloading(false)
  }
  return (
    <>
      <ResumeWorkbench
        document={saving.cv}
        onChange={saving.change}
        compose={composePages}
        fitPages={fitPages}
        photos={photos}
        back={BACK}
        title={
          <h1 className={css.name}>
            <span>{named.name}</span>
            <BareButton aria-label="Renommer ce CV" onClick={() => setNaming(true)}>
              <PenIcon size={16} />
            </BareButton>
          </h1>
        }
        state={<SavedAt state={saving.state} />}
        notices={
          <>
            <SaveTrouble saving={saving} />
            {named.is_draft && (
              <Alert
                action={
                  <Button look="secondary" small onClick={() => whenSaved(finish)}>
                    Le terminer
                  </Button>
                }
              >
                Brouillon&nbsp;: il ne sert pas encore à postuler.
              </Alert>
            )}
          </>
        }
        actions={
          <>
            <Button className={css.download} onClick={download} loading={downloading}>
              <DownloadIcon size={18} />
              <span>Télécharger</span>
            </Button>
            <MenuButton
              label="Autres actions sur ce CV"
              title="Actions sur ce CV"
              look="quiet"
              side="right"
              disabled={false}
            >
              {(press) => (
                <>
                  <li>
                    <button type="button" onClick={press(() => setDirection('to_resume'))}>
                      Remplir avec mon profil
                    </button>
                  </li>
                  <li>
                    <button type="button" onClick={press(() => whenSaved(() => setDirection('to_profile')))}>
                      Mettre à jour mon profil
                    </button>
                  </li>
                  <li>
                    <button type="button" onClick={press(() => whenSaved(() => setVersions(true)))}>
                      Versions
                    </button>
                  </li>
                  <li>
                    <button type="button" onClick={press(() => setNaming(true))}>
                      Renommer
                    </button>
                  </li>
                  <li>
                    <AppLink href={`/candidat/mes-cv/${id}/partage`}>Partager ou exporter</AppLink>
                  </li>
                </>
              )}
            </MenuButton>
          </>
        }
      />
      <NamingDialog
        resume={naming ? resume : null}
        onClose={() => setNaming(false)}
        onNamed={({ name, is_draft }) => setNamed({ name, is_draft })}
      />
      <Suspense>
        {direction && (
          <ProfileDialog
            id={id}
            direction={direction}
            onClose={() => setDirection(null)}
            cv={saving.cv}
            onFilled={saving.change}
            onProfileChanged={onProfileChanged}
          />
        )}
        {versions && (
          <VersionsDialog
            id={id}
            open
            onClose={() => setVersions(false)}
            onTaken={(taken) => {
              saving.take(taken)
              setVersions(false)
              toast.success({ title: 'Version reprise' })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
