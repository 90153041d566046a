import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams, rowId, seenVersion } from '#src/shared/fields.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'
import { resumeReply } from '../contract.ts'
import { resumeDocument } from '../shared/document-schema.ts'

const PHOTO_MAX_BYTES = 8 * 1024 * 1024

const revision = seenVersion.min(1)

const documentReply = resumeReply.extend({
  document: resumeDocument,
  saved_at: z.string(),
})

/** A CV as the builder opens it. */
export type BuiltResume = z.output<typeof documentReply>

export const showResumeDocument = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/document',
  summary: 'Ce que dit un CV, à modifier\u00a0: tel qu’il a été écrit, ou tel que le profil le fait.',
  params: idParams,
  reply: z.object({ data: documentReply }),
})

export const saveResumeDocument = endpoint({
  method: 'PUT',
  path: '/api/applicant/resumes/:id/document',
  summary: 'Enregistre ce que dit un CV\u00a0; 409 s’il a été enregistré ailleurs depuis.',
  params: idParams,
  body: z.object({
    revision,
    document: resumeDocument,
    /** What was there before stays among the versions, however young it is. */
    keeps_before: flag().nullish(),
  }),
  reply: z.object({ data: z.object({ revision: z.number(), saved_at: z.string(), title: z.string() }) }),
})

export const duplicateResume = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/:id/duplicate',
  summary: 'Copie un CV.',
  params: idParams,
  reply: z.object({ data: resumeReply }),
  status: 201,
})

const versionReply = z.object({ id: z.number(), revision: z.number(), saved_at: z.string() })
export type ResumeVersion = z.output<typeof versionReply>

export const listResumeVersions = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/versions',
  summary: 'Les vingt dernières versions d’un CV, la plus récente d’abord.',
  params: idParams,
  reply: z.object({ data: z.array(versionReply) }),
})

export const showResumeVersion = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/versions/:version',
  summary: 'Une version d’un CV.',
  params: idParams.extend({ version: rowId() }),
  reply: z.object({ data: versionReply.extend({ document: resumeDocument }) }),
})

export const restoreResumeVersion = endpoint({
  method: 'PUT',
  path: '/api/applicant/resumes/:id/versions/:version/restoration',
  summary: 'Reprend une version d’un CV\u00a0; ce qui était là reste parmi les versions.',
  params: idParams.extend({ version: rowId() }),
  reply: z.object({ data: documentReply }),
})

const binned = resumeReply.extend({ deleted_at: z.string(), gone_at: z.string() })
export type BinnedResume = z.output<typeof binned>

export const listBin = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/bin',
  summary: 'Les CV de la corbeille, et le jour où chacun disparaît.',
  reply: z.object({ data: z.array(binned) }),
})

export const binResume = endpoint({
  method: 'DELETE',
  path: '/api/applicant/resumes/:id',
  summary: 'Met un CV à la corbeille pour 30 jours\u00a0; les candidatures déjà envoyées gardent leur copie.',
  params: idParams,
  status: 204,
})

export const restoreResume = endpoint({
  method: 'PUT',
  path: '/api/applicant/resumes/bin/:id/restoration',
  summary: 'Reprend un CV de la corbeille.',
  params: idParams,
  reply: z.object({ data: resumeReply }),
})

export const deleteBinned = endpoint({
  method: 'DELETE',
  path: '/api/applicant/resumes/bin/:id',
  summary: 'Supprime pour de bon un CV de la corbeille.',
  params: idParams,
  status: 204,
})

export const addResumePhoto = endpoint({
  method: 'POST',
  path: '/api/applicant/resumes/photos',
  summary: 'Donne une photo pour un CV\u00a0; elle est gardée tant qu’un CV la nomme.',
  body: z.object({
    picture: uploadedFile('Choisissez une image.').refine(
      ({ size }) => size <= PHOTO_MAX_BYTES,
      'L’image doit faire moins de 8\u00a0Mo.',
    ),
  }),
  files: { picture: { maxBytes: PHOTO_MAX_BYTES } },
  reply: z.object({ data: z.object({ key: z.string() }) }),
  status: 201,
})

/** Sends `image/webp`. */
export const showResumePhoto = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/photos/:key',
  summary: 'Une photo donnée pour un CV.',
  params: z.object({ key: z.string().regex(/^[0-9a-f-]{36}$/) }),
})

/** Sends `image/webp`. */
export const showResumePicture = endpoint({
  method: 'GET',
  path: '/api/applicant/resumes/:id/picture',
  summary: 'La première page d’un CV, en petit.',
  params: idParams,
})
