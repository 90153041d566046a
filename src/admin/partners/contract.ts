import { z } from 'zod'
import { PARTNER_LIMITS as LIMITS } from '#src/content/partners/shared/partners.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { cleanLine, flag, idParams, requiredLine, rowId, seenVersion, tooLong } from '#src/shared/fields.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'

const ADDRESS = 'Une adresse entière, qui commence par https://.'

const partner = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  sentence: z.string(),
  logo: z.string().nullable(),
  is_shown: z.boolean(),
  version: z.number(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
})
export type AdminPartner = z.output<typeof partner>

const reply = z.object({ data: z.array(partner) })

export const listAdminPartners = endpoint({
  method: 'GET',
  path: '/api/admin/partners',
  summary: 'Tous les partenaires, montrés ou non, dans leur ordre.',
  reply,
})

const name = requiredLine('Écrivez son nom.', LIMITS.name, tooLong(LIMITS.name))

export const createPartner = endpoint({
  method: 'POST',
  path: '/api/admin/partners',
  summary: 'Ajoute un partenaire, que les visiteurs ne lisent pas encore.',
  body: z.object({ name }),
  reply: z.object({ data: z.object({ id: z.number() }) }),
  status: 201,
})

export const savePartner = endpoint({
  method: 'PUT',
  path: '/api/admin/partners/:id',
  summary: 'Change un partenaire.',
  params: idParams,
  body: z.object({
    name,
    address: z
      .string(ADDRESS)
      .nullish()
      .transform(cleanLine)
      .pipe(
        z.union(
          [
            z.literal(''),
            z
              .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: ADDRESS })
              .max(LIMITS.address, ADDRESS),
          ],
          ADDRESS,
        ),
      ),
    sentence: z
      .string()
      .nullish()
      .transform(cleanLine)
      .pipe(z.string().max(LIMITS.sentence, tooLong(LIMITS.sentence))),
    is_shown: flag('Dites s’il est montré.'),
    version: seenVersion,
  }),
  reply,
})

export const setPartnerLogo = endpoint({
  method: 'PUT',
  path: '/api/admin/partners/:id/logo',
  summary: 'Remplace le logo d’un partenaire.',
  params: idParams,
  body: z.object({
    picture: uploadedFile('Choisissez une image.').refine(
      ({ size }) => size <= LIMITS.logo_bytes,
      'L’image doit faire moins de 4\u00a0Mo.',
    ),
  }),
  files: { picture: { maxBytes: LIMITS.logo_bytes } },
  reply,
})

export const removePartnerLogo = endpoint({
  method: 'DELETE',
  path: '/api/admin/partners/:id/logo',
  summary: 'Retire le logo d’un partenaire.',
  params: idParams,
  reply,
})

export const orderPartners = endpoint({
  method: 'PUT',
  path: '/api/admin/partner-order',
  summary: 'Range les partenaires.',
  body: z.object({ ids: z.array(rowId(), 'Rechargez la page, puis recommencez.').max(500) }),
  reply,
})
