import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SettingName } from '#src/settings/shared/definitions.ts'
import { call } from '#src/shell/api/api.ts'
import type { changeSetting, previewSetting, showSettings, undoSetting } from '../../settings/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const settingsQuery = queryOptions({
  queryKey: deskKeys.settings,
  queryFn: async () => (await call<typeof showSettings>('GET /api/admin/settings')).data,
})

/** What another value would touch, as it is typed. */
export const effectQuery = (name: SettingName, value: string) =>
  queryOptions({
    queryKey: deskKeys.settingEffects(name, value),
    queryFn: async () =>
      (
        await call<typeof previewSetting>('GET /api/admin/settings/:name/effects', {
          params: { name },
          query: { value },
        })
      ).data,
  })

export interface SettingBody {
  value: string | string[]
  effective_on: string | null
  note: string
  seen_id: number | null
}

/** Changes a setting; a refusal reads them again, because a colleague may have changed it. */
export function useSettingChange(name: SettingName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingBody) =>
      call<typeof changeSetting>('POST /api/admin/settings/:name/changes', { params: { name }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.settings }),
  })
}

export function useSettingUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof undoSetting>('DELETE /api/admin/settings/changes/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.settings }),
  })
}
