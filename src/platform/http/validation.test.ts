import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './validation.ts'

const schema = z.object({
  state: z.enum(['on', 'off']),
  shape: z.discriminatedUnion('kind', [z.object({ kind: z.literal('round') })]),
  many: z.array(z.string()),
  told: z.enum(['oui', 'non'], { error: 'Dites oui ou non.' }),
})

const errorsOf = (input: object) => fieldErrors(schema.safeParse(input).error ?? new z.ZodError([]))

test('what a call left out, and a value of no list, are told in plain words; a schema with words of its own keeps them', () => {
  const missing = ['Veuillez renseigner ce champ.']
  expect(errorsOf({})).toEqual({ state: missing, shape: missing, many: missing, told: ['Dites oui ou non.'] })
  expect(errorsOf({ state: 'half', shape: { kind: 'square' }, many: [], told: 'peut-être' })).toMatchObject({
    state: ['Veuillez choisir une valeur de la liste.'],
    told: ['Dites oui ou non.'],
  })
})
