import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#src/shared/dates.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { BareButton, Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { BuiltResume } from '../contract.ts'
import css from './page.module.css'
import { composePages, takeVersion, versionQuery, versionsQuery } from './queries.ts'
import { ResumePreview } from './workbench/preview.tsx'

interface VersionsDialogProps {
  id: number
  open: boolean
  onClose: () => void
  onTaken: (resume: BuiltResume) => void
}

/** Earlier states of a CV: each can be looked at, then taken again. */
export default function VersionsDialog({ id, open, onClose, onTaken }: VersionsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Versions de ce CV"
      subtitle="Les vingt dernières. En reprendre une garde aussi celle d’aujourd’hui."
    >
      <Versions id={id} onTaken={onTaken} />
    </Dialog>
  )
}

function Versions({ id, onTaken }: Pick<VersionsDialogProps, 'id' | 'onTaken'>) {
  const { data, isError, refetch } = useQuery(versionsQuery(id))
  const [chosen, setChosen] = useState<number | null>(null)
  if (isError)
    return <LoadFailure onRetry={() => refetch()}>Les versions n’ont pas pu être lues.</LoadFailure>
  if (!data) return <SkeletonLines lines={4} />
  if (data.length === 0)
    return (
      <p className="muted">
        Aucune version pour l’instant&nbsp;: elles se gardent au fil de vos changements.
      </p>
    )
  return (
    <div className={css.versions}>
      <ul>
        {data.map((version) => (
          <li key={version.id}>
            <BareButton aria-pressed={chosen === version.id} onClick={() => setChosen(version.id)}>
              {formatDateTime(version.saved_at)}
            </BareButton>
          </li>
        ))}
      </ul>
      {chosen === null ? (
        <p className="muted">Choisissez une version pour la voir.</p>
      ) : (
        <Version key={chosen} id={id} version={chosen} onTaken={onTaken} />
      )}
    </div>
  )
}

interface VersionProps extends Pick<VersionsDialogProps, 'id' | 'onTaken'> {
  version: number
}

function Version({ id, version, onTaken }: VersionProps) {
  const { data, isError, refetch } = useQuery(versionQuery(id, version))
  const [failure, setFailure] = useState<string>()
  const [taking, setTaking] = useState(false)
  const take = async () => {
    setTaking(true)
    try {
      onTaken(await takeVersion(id, version))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setTaking(false)
    }
  }
  if (isError) return <LoadFailure onRetry={() => refetch()}>Cette version n’a pas pu être lue.</LoadFailure>
  if (!data) return <SkeletonLines lines={6} />
  return (
    <div className={css.version}>
      <Button className={css.take} onClick={take} loading={taking}>
        Reprendre cette version
      </Button>
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <ResumePreview document={data.document} compose={composePages} />
    </div>
  )
}
