import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { calendarOwner, viewerOf } from '../viewer.ts'
import * as contract from './contract.ts'
import { addReminder, changeReminder, deleteReminder, presentReminder } from './reminders.ts'

export function remindersRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.addReminder, calendarOwner, async ({ body, request }) => ({
    data: presentReminder(await addReminder(services, viewerOf(request), body)),
  }))

  endpoints.on(contract.changeReminder, calendarOwner, async ({ params, body, request }) => ({
    data: presentReminder(await changeReminder(services, viewerOf(request), params.id, body)),
  }))

  endpoints.on(contract.moveReminder, calendarOwner, async ({ params, body, request }) => ({
    data: presentReminder(await changeReminder(services, viewerOf(request), params.id, body)),
  }))

  endpoints.on(contract.finishReminder, calendarOwner, async ({ params, request }) => ({
    data: presentReminder(await changeReminder(services, viewerOf(request), params.id, { done: true })),
  }))

  endpoints.on(contract.reopenReminder, calendarOwner, async ({ params, request }) => ({
    data: presentReminder(await changeReminder(services, viewerOf(request), params.id, { done: false })),
  }))

  endpoints.on(contract.deleteReminder, calendarOwner, async ({ params, request }) => {
    await deleteReminder(services, viewerOf(request), params.id)
  })
}
