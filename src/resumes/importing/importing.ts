import type { Actor } from '#src/abilities/actor.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import { checkFile } from '#src/platform/files/check-file.ts'
import { FairQueue } from '#src/platform/files/fair-queue.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { checkPhoto } from '../photos.ts'
import { findResumeOf } from '../resumes.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { readInChild } from './child-reading.ts'
import { NO_CV } from './contract.ts'
import type { ImportRefusal, ReadFile } from './reading.ts'

const REFUSALS: Record<ImportRefusal, string> = {
  unknown: NO_CV,
  other_document:
    'Ce fichier n’est pas un CV que nous savons lire\u00a0: ouvrez-le dans votre traitement de texte (RTF, .doc, OpenDocument), enregistrez-le comme document Word (.docx) ou PDF, puis choisissez-le.',
  encrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
  damaged: 'Le fichier est endommagé. Enregistrez-le à nouveau, puis réessayez.',
  too_complex: 'Le fichier est trop long ou trop complexe à lire. Enregistrez-le comme un PDF simple.',
  no_text:
    'Ce fichier est une image\u00a0: il ne contient pas de texte à lire. Choisissez le document d’origine plutôt qu’un scan.',
}

const queue = new FairQueue({ atOnce: 1, mostOfOne: 3, most: 30 })
const PER_HOUR = 40

/**
 * What a file says as a CV; nothing of it is kept.
 * @throws HttpError 422 on the file, 429 or 503 with the seconds to wait
 */
export async function readImport(services: Services, actor: Actor, file: UploadedFile): Promise<ReadFile> {
  await allowReading(services, actor)
  const bytes = 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes : new Uint8Array()
  return readBytes(services, actor, bytes)
}

/**
 * What the PDF says that is joined to a CV of this person; nothing of it is kept, and the file stays.
 * @throws HttpError 404 for another person's, 409 for a CV without a file, and as `readImport` does
 */
export async function readJoined(services: Services, actor: Actor, id: number) {
  const { file_key, title, name, description } = await findResumeOf(services.db, actor.id, id)
  if (!file_key) throw conflict('Ce CV est écrit ici\u00a0: il se modifie sans être lu.')
  await allowReading(services, actor)
  const read = await readBytes(services, actor, await services.files.read(file_key))
  return { ...read, resume: { title, name, description } }
}

function allowReading({ db, clock }: Services, actor: Actor) {
  return allowAttempt(db, `resume-import:${actor.id}`, PER_HOUR, HOUR_SECONDS, clock.now())
}

async function readBytes(services: Services, actor: Actor, bytes: Uint8Array): Promise<ReadFile> {
  const from = { personId: actor.id, field: 'file' }
  const answer = await checkFile(services.env, bytes, from, queue, () => readInChild(bytes))
  if (!answer.ok) throw invalid({ file: [REFUSALS[answer.reason]] })
  return { ...answer.read, document: await withOwnPhoto(services, actor, answer.read.document) }
}

/** A file of ours names a picture, which is of the person who gave it and of nobody else. */
async function withOwnPhoto(
  { db }: Services,
  actor: Actor,
  document: ResumeDocument,
): Promise<ResumeDocument> {
  const isOwn = await checkPhoto(db, actor.id, document).then(
    () => true,
    () => false,
  )
  return isOwn
    ? document
    : { ...document, identity: { ...document.identity, photo: null, show_photo: false } }
}
