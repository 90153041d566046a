import { z } from 'zod'
import { OFFER_LIMITS as LIMITS } from './limits.ts'

/** What was typed so far, of any sense; an empty field is an empty text. */
export const typed = (max: number = LIMITS.text) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => (text ?? '').toWellFormed())

export const typedAmount = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((amount) => amount ?? null)

export const said = (unsaid: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? unsaid)

export const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .nullish()
    .transform((items) => items ?? [])

export const words = (max: number) => list(typed(), max).transform((texts) => texts.filter(Boolean))
