import { z } from 'zod'
import { documentFile } from '#src/shared/document-file.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { DOCUMENT_MAX_BYTES } from '#src/shared/files/limits.ts'
import { removedParts } from '#src/shared/removed-parts.ts'
import { companyDocument } from '../shared/documents.ts'
import { COMPANY_DOCUMENT_KINDS } from '../shared/moderated.ts'

export const putCompanyDocument = endpoint({
  method: 'PUT',
  path: '/api/recruiter/company/documents/:document',
  summary: 'Joint la pièce qui prouve un numéro de la société, à la place de celle d’avant.',
  params: z.object({ document: z.enum(COMPANY_DOCUMENT_KINDS) }),
  body: z.object({ file: documentFile }),
  files: { file: { maxBytes: DOCUMENT_MAX_BYTES } },
  /** `removed`: what of a PDF was left out. */
  reply: z.object({ data: companyDocument, removed: removedParts }),
})

/** For the company's members and the administrators. */
export const readCompanyDocument = endpoint({
  method: 'GET',
  path: '/api/company-documents/:id',
  summary: 'Une pièce justificative d’une société.',
  params: idParams,
})
