import { expect, test } from 'vitest'
import { rejectionText } from './letters.ts'

test('every reason has its courteous words except « autre », which needs own ones', () => {
  const words = { prenom: 'Miora', nom: '', offre: 'Comptable', societe: '', recruteur: '', date: '' }
  expect(rejectionText('disponibilite', words)).toMatch(/^Bonjour Miora,\n\nNous vous remercions/)
  expect(rejectionText('autre', words)).toBe('')
})
