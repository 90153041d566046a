import { z } from 'zod'
import { COMPANY_LIMITS } from '#src/companies/shared/sections.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, rowId } from '#src/shared/fields.ts'
import { companyPhoto } from '../shared/pictures.ts'
import { captionInput, pictureFile } from './shared/input.ts'

/** Of a validated company for everybody, of any other for its members; the name changes with the content. */
export const showCompanyPicture = endpoint({
  method: 'GET',
  path: '/api/companies/:id/pictures/:name',
  summary: 'Une image d’une société\u00a0: logo, couverture ou photo.',
  params: idParams.extend({ name: z.string().regex(/^[0-9a-f-]{36}(\.small)?\.webp$/) }),
})

const pictureParams = z.object({ picture: z.enum(['logo', 'cover']) })
const files = { picture: { maxBytes: COMPANY_LIMITS.picture_bytes } }

export const setCompanyPicture = endpoint({
  method: 'PUT',
  path: '/api/recruiter/company/pictures/:picture',
  summary: 'Remplace le logo ou la couverture de la société.',
  params: pictureParams,
  body: z.object({ picture: pictureFile }),
  files,
  status: 204,
})

export const removeCompanyPicture = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/company/pictures/:picture',
  summary: 'Retire le logo ou la couverture de la société.',
  params: pictureParams,
  status: 204,
})

export const addCompanyPhoto = endpoint({
  method: 'POST',
  path: '/api/recruiter/company/photos',
  summary: 'Ajoute une photo, huit au plus.',
  body: z.object({ picture: pictureFile, caption: captionInput }),
  files,
  reply: z.object({ data: companyPhoto }),
  status: 201,
})

export const changeCompanyPhoto = endpoint({
  method: 'PUT',
  path: '/api/recruiter/company/photos/:id',
  summary: 'Change la légende ou la place d’une photo.',
  params: idParams,
  /** A `position` begins at 1; what is not sent stays as it is. */
  body: z.object({ caption: captionInput, position: rowId('Cette place n’existe pas.').nullish() }),
  status: 204,
})

export const removeCompanyPhoto = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/company/photos/:id',
  summary: 'Supprime une photo.',
  params: idParams,
  status: 204,
})
