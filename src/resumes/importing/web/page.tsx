import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { DropInput } from '#src/ui/form/drop-input.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ImportedResume } from '../contract.ts'
import css from './importing.module.css'
import { useKeepImported, useReadFile } from './queries.ts'
import { ReadResume } from './read-resume.tsx'

/** A file is chosen, what was read of it is corrected beside its own text, and only then is it kept. */
export function ImportPage() {
  const [read, setRead] = useState<ImportedResume | null>(null)
  return (
    <>
      <div>
        <h1>Importer un CV</h1>
        <p className="muted">
          {read
            ? 'Comparez avec votre fichier, corrigez, puis confirmez. Rien n’est enregistré avant.'
            : 'Votre CV est lu et rangé dans ses rubriques. Vous corrigez avant d’enregistrer.'}
        </p>
      </div>
      {read ? <Correcting read={read} onBack={() => setRead(null)} /> : <Choosing onRead={setRead} />}
    </>
  )
}

function Choosing({ onRead }: { onRead: (read: ImportedResume) => void }) {
  const reading = useReadFile()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number>()
  const send = async (chosen: File | null) => {
    reading.reset()
    setFile(chosen)
    if (!chosen) return
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
        error={refusal?.errors?.file?.[0] ?? refusal?.message}
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

function Correcting({ read, onBack }: { read: ImportedResume; onBack: () => void }) {
  const keeping = useKeepImported()
  const navigate = useNavigate()
  const [document, setDocument] = useState(read.document)
  const keep = async () => {
    try {
      const { id } = await keeping.mutateAsync(document)
      toast.success({ title: 'CV enregistré', text: 'Choisissez maintenant son modèle et ses couleurs.' })
      await navigate({ to: '/candidat/cv-builder/$id', params: { id: String(id) } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <>
      <ReadResume read={read} document={document} onChange={setDocument} />
      <div className={css.bar}>
        {keeping.error && <p role="alert">{keeping.error.message}</p>}
        <Button look="secondary" onClick={onBack}>
          Choisir un autre fichier
        </Button>
        <Button onClick={keep} loading={keeping.isPending}>
          Confirmer et enregistrer
        </Button>
      </div>
    </>
  )
}
