import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { uploadedFile } from '#src/shared/uploaded-file.ts'
import { SELLER_FIELDS, sellerInput } from '#src/subscriptions/invoices/shared/seller-input.ts'

const particulars = z.object({
  name: z.string(),
  nif: z.string(),
  stat: z.string(),
  rcs: z.string(),
  address: z.string(),
  city: z.string(),
  email: z.string(),
  signatory: z.string(),
})

const change = z.object({
  id: z.number(),
  at: z.string(),
  /** A person's name, or null for an account that is gone or the site itself. */
  by: z.string().nullable(),
  /** What it changed; `before` is null in the first one, which entered everything. */
  fields: z.array(
    z.object({
      field: z.enum([...SELLER_FIELDS, 'signature']),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
})
export type SellerChange = z.output<typeof change>

const data = z.object({
  data: z.object({
    /** Null until they were entered for the first time. */
    seller: particulars.nullable(),
    /** The picture of the signature, in base64. */
    signature: z.string().nullable(),
    /** What a change names as that which it was made from. */
    version: z.number().nullable(),
    /** The last change first. */
    history: z.array(change),
  }),
})
export type SellerReply = z.output<typeof data>['data']

export const showSeller = endpoint({
  method: 'GET',
  path: '/api/admin/seller',
  summary: 'Les mentions légales du vendeur, et qui les a changées.',
  reply: data,
})

export const changeSeller = endpoint({
  method: 'PUT',
  path: '/api/admin/seller',
  summary: 'Change les mentions légales du vendeur sur les prochaines factures.',
  body: (today: string) => sellerInput(today).extend({ version: z.int().nullable() }),
  reply: data,
})

const SIGNATURE_MAX_BYTES = 4 * 1024 * 1024

export const changeSellerSignature = endpoint({
  method: 'PUT',
  path: '/api/admin/seller/signature',
  summary: 'Change l’image de la signature ou du cachet sur les prochaines factures.',
  body: z.object({
    version: z.coerce.number().int(),
    picture: uploadedFile('Choisissez une image.').refine(
      ({ size }) => size <= SIGNATURE_MAX_BYTES,
      'Cette image dépasse 4\u00A0Mo. Choisissez-en une plus légère.',
    ),
  }),
  files: { picture: { maxBytes: SIGNATURE_MAX_BYTES } },
  reply: data,
})

export const removeSellerSignature = endpoint({
  method: 'DELETE',
  path: '/api/admin/seller/signature',
  summary: 'Retire l’image de la signature des prochaines factures.',
  body: z.object({ version: z.int() }),
  reply: data,
})
