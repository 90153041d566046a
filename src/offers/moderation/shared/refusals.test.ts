import { expect, test } from 'vitest'
import { proposedRefusal } from './refusals.ts'

test('no reason of refusal is chosen for the moderator unless a flag proposes it', () => {
  expect(proposedRefusal([])).toBeNull()
  expect(proposedRefusal([{ kind: 'foreign_contact_only' }])).not.toBeNull()
})
