import { z } from 'zod'
import { ADVERTISEMENT_MAX } from '#src/offers/pasting/shared/limits.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { requiredLine, requiredText } from '#src/shared/fields.ts'
import { NOTE_KINDS, SIGN_KINDS, STRENGTH_KINDS, VERDICTS } from './shared/kinds.ts'

const finding = <const Kind extends string>(kinds: readonly Kind[]) =>
  z.object({
    kind: z.enum(kinds),
    /** The words of the text, or what is known about them; null where there is nothing to quote. */
    found: z.string().nullable(),
  })

const checkedAdvertisement = z.object({
  verdict: z.enum(VERDICTS),
  /** The gravest come first. */
  signs: z.array(finding(SIGN_KINDS)),
  notes: z.array(finding(NOTE_KINDS)),
  /** `path` leads to the page of the company or the offer. */
  strengths: z.array(finding(STRENGTH_KINDS).extend({ path: z.string().nullable() })),
  is_abroad: z.boolean(),
  /** The numbers of the text that can be reported, as they stand in it. */
  numbers: z.array(z.string()),
})
export type CheckedAdvertisement = z.output<typeof checkedAdvertisement>

export const checkAdvertisement = endpoint({
  method: 'POST',
  path: '/api/advertisement-checks',
  summary:
    'Dit ce qui cloche dans une annonce, un numéro ou un lien trouvé ailleurs, et ce qui parle pour lui. Rien n’en est gardé.',
  body: z.object({
    text: requiredText(
      'Veuillez coller une annonce, un numéro ou un lien',
      ADVERTISEMENT_MAX,
      'Ce texte est trop long\u00A0: collez-en 10\u00A0000 caractères au plus',
    ),
  }),
  reply: z.object({ data: checkedAdvertisement }),
})

export const reportNumber = endpoint({
  method: 'POST',
  path: '/api/number-reports',
  summary: 'Signale un numéro qui sert à une fausse annonce. Un réseau compte une fois.',
  body: z.object({
    number: requiredLine('Veuillez indiquer un numéro', 40, 'Ce numéro est trop long'),
  }),
  reply: z.object({ message: z.string() }),
  status: 201,
})
