import { z } from 'zod'
import { anySettingValue, SETTING_NAMES } from '#src/settings/shared/definitions.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

const line = z.object({
  id: z.number(),
  value: anySettingValue,
  effective_from: z.string(),
  note: z.string().nullable(),
  /** Null for the site itself and for an account that is gone. */
  set_by: z.string().nullable(),
  created_at: z.string(),
  can_undo: z.boolean(),
})
export type SettingLine = z.output<typeof line>

const setting = z.object({
  name: z.enum(SETTING_NAMES),
  value: anySettingValue,
  /** What it will be, from a moment on; null when nothing is planned. */
  next: z.object({ value: anySettingValue, effective_from: z.string() }).nullable(),
  /** What a change names as that which it was made from. */
  seen_id: z.number().nullable(),
  /** The last one to count first. */
  history: z.array(line),
})
export type AdminSetting = z.output<typeof setting>

const reply = z.object({ data: z.object({ today: z.string(), settings: z.array(setting) }) })
const params = z.object({ name: z.enum(SETTING_NAMES) })

export const showSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'Les réglages du site\u00a0: leur valeur, celle qui vient, et leur histoire.',
  reply,
})

export const previewSetting = endpoint({
  method: 'GET',
  path: '/api/admin/settings/:name/effects',
  summary: 'Ce que toucherait une autre valeur d’un réglage.',
  params,
  query: z.object({
    /** A number, or expressions one a line. */
    value: z.string().max(20_000).catch(''),
  }),
  reply: z.object({ data: z.object({ count: z.number(), words: z.string() }) }),
})

export const changeSetting = endpoint({
  method: 'POST',
  path: '/api/admin/settings/:name/changes',
  summary: 'Donne une autre valeur à un réglage, tout de suite ou à partir d’un jour.',
  params,
  body: z.object({
    value: z.union([anySettingValue, z.string()]).nullish(),
    /** Null for at once. */
    effective_on: z.string().max(10).nullish(),
    note: z.string().trim().max(500, 'Au plus 500 caractères').nullish(),
    seen_id: z.number().nullish(),
  }),
  reply,
})

export const undoSetting = endpoint({
  method: 'DELETE',
  path: '/api/admin/settings/changes/:id',
  summary: 'Annule un changement\u00a0: la valeur d’avant revient.',
  params: idParams,
  reply,
})
