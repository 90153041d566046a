import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { HttpError, invalid } from '#src/platform/errors.ts'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import type { ResumeDocument } from '../shared/document.ts'
import type { MeasuredPages } from '../shared/drawn-pages.ts'
import type { Composed, Composition } from './task.ts'

const SRC = join(import.meta.dirname, '../..')

/** A usual CV takes 10 ms of a process of 130 MB. */
const pool = new ChildPool<Composition, Composed>(join(import.meta.dirname, 'child.ts'), {
  heapMb: 96,
  residentMb: 420,
  seconds: 6,
  reads: [...readableCode(import.meta.dirname), join(SRC, 'resumes/shared/'), join(SRC, 'shared/')],
  native: true,
  own: { processes: Math.max(1, Math.min(2, availableParallelism())), waiting: 60 },
  idleSeconds: 120,
})

type Photo = Uint8Array | null

/**
 * A CV as a tagged PDF, set in a process of its own that is killed when it takes too much.
 * @param photo the picture that `identity.photo` names; shown when the document says so
 * @throws HttpError 422 on `document` naming the part that cannot be set, or for a CV that is too long; 503 when too many are asked for
 */
export async function composePdf(document: ResumeDocument, photo: Photo = null): Promise<Uint8Array> {
  const made = await compose({ document, photo, output: 'pdf' })
  if ('pdf' in made) return made.pdf
  throw refusal(made)
}

/**
 * Its pages, and where each part stands on them: the same setting as the PDF.
 * @param known names of letters whose outlines are left out
 * @throws as `composePdf` does
 */
export async function composePages(
  document: ResumeDocument,
  photo: Photo = null,
  known: string[] = [],
): Promise<MeasuredPages> {
  const made = await compose({ document, photo, output: 'pages' })
  if (!('drawn' in made)) throw refusal(made)
  const { pages, outlines, parts } = made.drawn
  for (const name of known) delete outlines[name]
  return { pages, outlines, parts }
}

/** How many pages it has. @throws as `composePdf` does */
export async function countPages(document: ResumeDocument, photo: Photo = null): Promise<number> {
  const made = await compose({ document, photo, output: 'count' })
  if ('count' in made) return made.count
  throw refusal(made)
}

/** Its first page as a WebP of 480 pixels across, for lists. @throws as `composePdf` does */
export async function composePicture(document: ResumeDocument, photo: Photo = null): Promise<Uint8Array> {
  const made = await compose({ document, photo, output: 'picture' })
  if ('picture' in made) return made.picture
  throw refusal(made)
}

/** The photo that a CV prints, as a square JPEG of 400 pixels, for other documents. @throws HttpError 422 for one that cannot be read */
export async function composePhoto(document: ResumeDocument, photo: Uint8Array): Promise<Uint8Array> {
  const made = await compose({ document, photo, output: 'photo' })
  if ('photo' in made) return made.photo
  throw refusal(made)
}

async function compose(task: Composition): Promise<Composed> {
  const result = await pool.run(task)
  if ('answer' in result) return result.answer
  if (result.killed === 'crash')
    throw new HttpError(503, 'Ce CV n’a pas pu être mis en page. Réessayez dans un instant.', {
      headers: { 'retry-after': '5' },
    })
  throw tooLong()
}

function refusal(made: Composed): HttpError {
  if ('tooLong' in made) return tooLong(made.tooLong)
  const part = 'failed' in made ? made.failed : 'Mise en page'
  return invalid({
    document: [`La partie «\u00a0${part}\u00a0» ne peut pas être mise en page. Corrigez-la ou masquez-la.`],
  })
}

function tooLong(pages?: number): HttpError {
  const why = pages ? `Ce CV aurait ${pages}\u00a0pages.` : 'Ce CV est trop long pour être mis en page.'
  return invalid({ document: [`${why} Raccourcissez-le ou masquez des sections.`] })
}
