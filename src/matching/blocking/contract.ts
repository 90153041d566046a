import { z } from 'zod'
import { companyBrief } from '#src/companies/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

const reply = z.object({ data: z.array(companyBrief.pick({ id: true, name: true, slug: true })) })

export const listBlockedCompanies = endpoint({
  method: 'GET',
  path: '/api/applicant/blocked-companies',
  summary: 'Les sociétés qui ne peuvent ni trouver ni inviter le candidat.',
  reply,
})

export const blockCompany = endpoint({
  method: 'PUT',
  path: '/api/applicant/blocked-companies/:id',
  summary: 'Empêche une société de trouver et d’inviter le candidat.',
  params: idParams,
  reply,
})

export const unblockCompany = endpoint({
  method: 'DELETE',
  path: '/api/applicant/blocked-companies/:id',
  summary: 'Laisse de nouveau une société trouver et inviter le candidat.',
  params: idParams,
  reply,
})
