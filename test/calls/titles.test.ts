import { expect, test } from 'vitest'
import { addTag, agreeOnCriteria } from '#src/applications/evaluating/contract.ts'
import { createReplyTemplate } from '#src/applications/reply-templates/contract.ts'
import { addReminder } from '#src/calendar/reminders/contract.ts'
import { captionInput } from '#src/companies/pictures/shared/input.ts'
import { createOfferTemplate } from '#src/offers/templates/contract.ts'
import { OFFER_FORM } from '#src/offers/writing/shared/form.ts'
import { resumeInput } from '#src/resumes/contract.ts'
import { bodyOn } from '#src/shared/endpoint.ts'

const TYPED = ' Compta\u200Bble\r\nconfirmée\u202E \u0007'
const inBody = (endpoint: Parameters<typeof bodyOn>[0], body: object) =>
  bodyOn(endpoint, '2026-11-21')?.safeParse(body).data ?? {}

test.each<[string, unknown]>([
  ['the title of a CV', { title: resumeInput.shape.title.parse(TYPED) }],
  ['the name of a CV', { title: resumeInput.shape.name.parse(TYPED) }],
  ['the title of an offer', { title: OFFER_FORM.job.title.rule.parse(TYPED) }],
  ['a reply template', inBody(createReplyTemplate, { title: TYPED, body: 'Bonjour', use: 'stage' })],
  ['an offer’s template', { title: createOfferTemplate.body?.shape.name.parse(TYPED) }],
  ['a reminder', inBody(addReminder, { title: TYPED, day: '2026-11-21' })],
  ['a tag', { title: addTag.body?.shape.label.parse(TYPED) }],
  ['a criterion', { title: agreeOnCriteria.body?.shape.criteria.element.shape.label.parse(TYPED) }],
  ['a photo’s caption', { title: captionInput.parse(TYPED) }],
])('%s is one line that hides nothing', (_what, kept) => {
  expect(kept).toMatchObject({ title: 'Comptable confirmée' })
})
