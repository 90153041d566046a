import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { MenuButton } from '#src/ui/overlay/menu-button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import { FileIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { Resume } from '../contract.ts'
import { RESUMES_FULL, RESUMES_MOST } from '../shared/room.ts'
import { Bin } from './bin.tsx'
import { ResumeCard } from './card.tsx'
import { DeleteResume } from './delete.tsx'
import { useFinishResume } from './finishing.ts'
import { NamingDialog } from './naming-dialog.tsx'
import { binQuery, pageOf, resumesQuery, useDuplicateResume } from './queries.ts'
import css from './resumes.module.css'

const ResumeDialog = lazyPart(() => import('./dialog.tsx'))

export function ResumesPage() {
  const page = pageOf(useSearch({ strict: false }) as SearchParams)
  const { data, isError, refetch } = useQuery(resumesQuery(page))
  const { data: binned = [] } = useQuery(binQuery)
  const [notice, setNotice] = useState<string | null>(null)
  const editor = useEditor(setNotice)
  const [deleting, setDeleting] = useState<Resume | null>(null)
  const [naming, setNaming] = useState<Resume | null>(null)
  const duplicating = useDuplicateResume()
  const duplicate = (id: number) =>
    duplicating.mutate(id, {
      onSuccess: ({ data: copy }) => toast.success({ title: 'CV dupliqué', text: copy.name }),
      onError: (error) => toast.error({ title: 'Le CV n’a pas été dupliqué', text: error.message }),
    })
  const finish = useFinishResume()
  const none = data?.meta.total === 0
  return (
    <>
      <div className={css.top}>
        <div>
          <h1>Mes CVs</h1>
          <p className="muted">
            {data ? countOf(data.meta.total, data.drafts_count) : <Skeleton width={140} height={24} />}
          </p>
        </div>
        {!none && (
          <MenuButton
            label="Nouveau CV"
            icon={<PlusIcon size={18} />}
            title="Commencer un CV"
            look="primary"
            side="right"
            disabled={false}
          >
            {(press) => (
              <>
                <li>
                  <AppLink href="/candidat/cv-builder">Créer un CV</AppLink>
                </li>
                <li>
                  <AppLink href="/candidat/importer-un-cv">Importer un CV</AppLink>
                </li>
                <li>
                  <button type="button" onClick={press(() => editor.edit(null))}>
                    Joindre un PDF
                  </button>
                </li>
              </>
            )}
          </MenuButton>
        )}
      </div>
      {notice && <Notice onClose={() => setNotice(null)}>{notice}</Notice>}
      {data && <LimitNote kept={data.meta.total + binned.length} most={RESUMES_MOST} full={RESUMES_FULL} />}
      {isError && !data && <Failure onRetry={() => refetch()} />}
      {!data && !isError && <Reading />}
      {none && <None onCreate={() => editor.edit(null)} />}
      {data && !none && (
        <ul className={css.list}>
          {data.data.map((resume) => (
            <ResumeCard
              key={resume.id}
              resume={resume}
              onEdit={() => editor.edit(resume)}
              onRename={() => setNaming(resume)}
              onFinish={() => finish(resume)}
              onDuplicate={() => duplicate(resume.id)}
              onDelete={() => setDeleting(resume)}
            />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={data.meta.current_page}
          lastPage={data.meta.last_page}
          hrefOf={(to) => `/candidat/mes-cv${to > 1 ? `?page=${to}` : ''}`}
        />
      )}
      <Bin />
      {editor.element}
      <NamingDialog
        resume={naming}
        onClose={() => setNaming(null)}
        onNamed={() => toast.success({ title: 'CV renommé' })}
      />
      <DeleteResume resume={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

/** The form is downloaded with its first opening, then stays mounted closed. */
function useEditor(onSaved: (notice: string | null) => void) {
  const [state, setState] = useState<{ resume: Resume | null; open: boolean } | null>(null)
  const close = () => setState((now) => now && { ...now, open: false })
  return {
    edit: (resume: Resume | null) => setState({ resume, open: true }),
    element: state && (
      <Suspense>
        <ResumeDialog resume={state.resume} open={state.open} onClose={close} onSaved={onSaved} />
      </Suspense>
    ),
  }
}

/** What was left out of a file stays on the page until the person closes it. */
function Notice({ children, onClose }: { children: string; onClose: () => void }) {
  const close = (
    <Button look="quiet" small onClick={onClose}>
      Fermer
    </Button>
  )
  return (
    <Alert live action={close}>
      {children}
    </Alert>
  )
}

/** A draft is no CV that can be sent, so it is called one wherever CVs are counted. */
function countOf(total: number, drafts: number): string {
  if (total === 0) return 'Aucun CV enregistré'
  const ready = total - drafts
  const parts = [ready && counted(ready, 'CV enregistré'), drafts && counted(drafts, 'brouillon')]
  return parts.filter(Boolean).join(', ')
}

function None({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={css.none}>
      <EmptyState
        icon={FileIcon}
        title="Votre premier CV, prêt pour chaque candidature"
        actions={
          <>
            <LinkButton href="/candidat/cv-builder">Créer un CV</LinkButton>
            <LinkButton look="secondary" href="/candidat/importer-un-cv">
              Importer un CV
            </LinkButton>
            <Button look="secondary" onClick={onCreate}>
              Joindre un PDF
            </Button>
          </>
        }
      >
        Un CV enregistré s’envoie en deux gestes depuis chaque offre. Écrivez-le ici, ou joignez votre PDF.
      </EmptyState>
    </div>
  )
}

function Reading() {
  return (
    <div className={css.list} role="status" aria-label="Chargement de vos CV">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={480} />
      ))}
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure onRetry={onRetry}>Vos CV n’ont pas pu être lus.</LoadFailure>
}
