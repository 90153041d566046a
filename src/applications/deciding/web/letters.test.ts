import { expect, test } from 'vitest'
import { isOnlyGreeting } from '#src/shared/words/greetings.ts'
import { proposalText, rejectionText } from './letters.ts'

test('every reason has its courteous words except « autre », which needs own ones', () => {
  const words = { prenom: 'Miora', nom: '', offre: 'Comptable', societe: '', recruteur: '', date: '' }
  expect(rejectionText('disponibilite', words)).toMatch(/^Bonjour Miora,\n\nNous vous remercions/)
  expect(rejectionText('autre', words)).toBe('')
})

test('a proposal begins with whole courteous words, which name the post and the company', () => {
  const text = proposalText({
    prenom: 'Miora',
    nom: '',
    offre: 'Comptable',
    societe: 'Havoana',
    recruteur: 'Mialy',
    date: '',
  })
  expect(text).toMatch(/^Bonjour Miora,\n\n.+«\u00A0Comptable\u00A0» au sein de Havoana\./)
  expect(text).not.toMatch(/[{}]/)
  expect(isOnlyGreeting(text)).toBe(false)
})
