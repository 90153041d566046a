import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { email } from '#src/shared/fields.ts'
import { fitting, preview } from '../composing/contract.ts'
import { resumeDocument } from '../shared/document-schema.ts'

export const previewTrial = endpoint({
  method: 'POST',
  path: '/api/resume-trials/preview',
  summary: 'Les pages d’un CV écrit sans compte, sans rien enregistrer.',
  ...preview,
})

export const fitTrial = endpoint({
  method: 'POST',
  path: '/api/resume-trials/fitting',
  summary:
    'La taille et l’espacement les plus lisibles dans lesquels un CV écrit sans compte tient en une ou deux pages.',
  ...fitting,
})

export const downloadTrial = endpoint({
  method: 'POST',
  path: '/api/resume-trials/pdf',
  summary:
    'Le PDF d’un CV écrit sans compte, quelques fois par adresse e-mail\u00a0; rien n’est enregistré du CV.',
  body: z.object({ document: resumeDocument, email }),
  /** In base64, so that a refusal and the file are told apart by one call. */
  reply: z.object({ data: z.object({ name: z.string(), pdf: z.string() }) }),
})
