import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { counted, plural } from '#src/shared/phrases.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { ImportedResume, JoinedFile } from '../contract.ts'
import { findFileProblem } from './file-problem.ts'
import css from './importing.module.css'
import { joinedFileQuery, useKeepImported, useReadFile } from './queries.ts'
import { ReadResume } from './read-resume.tsx'

/**
 * A file is chosen, what was read of it is corrected beside its own text, and only then is it kept; `?cv=12` reads the
 * file that is joined to that CV.
 */
export function ImportPage() {
  const { cv, pour } = useSearch({ strict: false }) as SearchParams
  const isForProfile = pour === 'profil'
  const [joinedTo, setJoinedTo] = useState(() => idOf(cv))
  const joined = useQuery(joinedFileQuery(joinedTo))
  const [chosen, setChosen] = useState<ImportedResume | null>(null)
  const read = chosen ?? joined.data ?? null
  const chooseOther = () => {
    setChosen(null)
    setJoinedTo(null)
  }
  const isReading = joinedTo !== null && joined.isPending
  return (
    <>
      <div>
        <h1>{isForProfile ? 'Remplir mon profil avec un CV' : 'Importer un CV'}</h1>
        <p className="muted">
          {read
            ? 'Comparez avec votre fichier, corrigez, puis confirmez. Rien n’est enregistré avant.'
            : choosingWords(isForProfile)}
        </p>
      </div>
      {read && (
        <Correcting
          read={read}
          resume={joined.data?.resume}
          isForProfile={isForProfile}
          onBack={chooseOther}
        />
      )}
      {isReading && (
        <div role="status" aria-label="Lecture de votre CV">
          <SkeletonLines lines={8} />
        </div>
      )}
      {!read && !isReading && (
        <>
          {joined.error && <JoinedFailure error={joined.error} />}
          <Choosing onRead={setChosen} />
        </>
      )}
    </>
  )
}

function choosingWords(isForProfile: boolean): string {
  return isForProfile
    ? 'Votre CV est lu, vous corrigez, puis vous choisissez les rubriques que votre profil reprend.'
    : 'Votre CV est lu et rangé dans ses rubriques. Vous corrigez avant d’enregistrer.'
}

/** Reads the number of `?cv=12`; null for anything else. */
function idOf(cv: SearchParams[string] | undefined): number | null {
  const id = Number(cv)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Says why a file could not be read (a scan, a protected file) and lets another one be chosen. */
function JoinedFailure({ error }: { error: Error }) {
  const told = error instanceof ApiError ? error.errors?.file?.[0] : undefined
  return (
    <Alert kind="error" live>
      {told ?? error.message}
    </Alert>
  )
}

function Choosing({ onRead }: { onRead: (read: ImportedResume) => void }) {
  const reading = useReadFile()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (chosen: File | null) => {
    reading.reset()
    setFile(chosen)
    const found = chosen && (await findFileProblem(chosen))
    setProblem(found)
    // A file that is refused is not sent first: ten megabytes are dear on a phone.
    if (!chosen || found) return
    try {
      onRead(await reading.mutateAsync({ file: chosen, onProgress: setProgress }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setProgress(undefined)
    }
  }
  const refusal = reading.error instanceof ApiError ? reading.error : null
  return (
    <section className={css.choose} aria-label="Choisir un fichier">
      <DropInput
        name="file"
        label="Votre CV"
        type="resume"
        height={96}
        hint="PDF, Word (.docx), JSON Resume ou archive de données LinkedIn (ZIP), 10&nbsp;Mo au plus."
        placeholder="Déposez votre fichier ici, ou touchez pour le choisir"
        value={file}
        onChange={send}
        progress={progress}
        disabled={reading.isPending}
        error={problem ?? refusal?.errors?.file?.[0] ?? refusal?.message}
      />
      {reading.isPending && <p role="status">Lecture de votre CV…</p>}
      <ul className={css.facts}>
        <li>Rien n’est inventé&nbsp;: ce qui n’a pas été compris vous est montré à part.</li>
        <li>Un scan (une photo de CV) ne contient pas de texte&nbsp;: choisissez le document d’origine.</li>
        <li>
          LinkedIn&nbsp;: Préférences, Confidentialité des données, «&nbsp;Obtenir une copie de vos
          données&nbsp;».
        </li>
      </ul>
    </section>
  )
}

interface CorrectingProps {
  read: ImportedResume
  resume: JoinedFile['resume'] | undefined
  /** The profile is to take over sections of what was read. */
  isForProfile: boolean
  onBack: () => void
}

function Correcting({ read, resume, isForProfile, onBack }: CorrectingProps) {
  const keeping = useKeepImported()
  const navigate = useNavigate()
  const [document, setDocument] = useState(read.document)
  const [left, setLeft] = useState(0)
  const [isWarned, setWarned] = useState(false)
  const keep = async () => {
    // What is doubtful is not passed over by the same press that confirms the rest.
    if (left > 0 && !isWarned) return setWarned(true)
    try {
      const { id } = await keeping.mutateAsync({ document, resume })
      toast.success({ title: 'CV enregistré', text: 'Choisissez maintenant son modèle et ses couleurs.' })
      await navigate({
        to: '/candidat/cv-builder/$id',
        params: { id: String(id) },
        ...(isForProfile && { search: { profil: 1 } as never }),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <>
      <ReadResume read={read} document={document} onChange={setDocument} onLeft={setLeft} />
      <div className={css.bar}>
        {isWarned && left > 0 && (
          <p role="alert">
            {counted(left, 'point')} {plural(left, 'reste', 'restent')} à confirmer, en haut de la page.
          </p>
        )}
        {keeping.error && <p role="alert">{keeping.error.message}</p>}
        <Button look="secondary" onClick={onBack}>
          Choisir un autre fichier
        </Button>
        <Button onClick={keep} loading={keeping.isPending}>
          {isWarned && left > 0 ? 'Enregistrer sans vérifier' : 'Confirmer et enregistrer'}
        </Button>
      </div>
    </>
  )
}
