import { z } from 'zod'
import { OFFER_LIMITS as LIMITS } from './limits.ts'

/** A text as it was typed, valid or not; an absent one is the empty text. */
export const typedText = (max: number = LIMITS.text) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => (text ?? '').toWellFormed())

export const typedAmount = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((amount) => amount ?? null)

export const typedFlag = (unsaid: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? unsaid)

export const typedList = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .nullish()
    .transform((items) => items ?? [])

export const typedWords = (max: number) =>
  typedList(typedText(), max).transform((texts) => texts.filter(Boolean))
