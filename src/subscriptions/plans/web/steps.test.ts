import { expect, test } from 'vitest'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { findProgress } from './steps.ts'

const USER: CurrentUser = {
  id: 1,
  email: 'miora@exemple.test',
  has_verified_email: true,
  email_refused: false,
  is_active: true,
  is_verified: true,
  userable_type: 'recruiter',
  first_name: 'Miora',
  last_name: 'Rakoto',
  username: 'Miora Rakoto',
  role: 'Recruteur',
  picture: null,
  phone_number: null,
  has_password: true,
  two_factor_enabled: false,
  two_factor_required: false,
  company: null,
}

const memberOf = (company: Partial<NonNullable<CurrentUser['company']>>): CurrentUser => ({
  ...USER,
  company: {
    id: 7,
    name: 'Havoana',
    slug: 'havoana',
    status: 'validated',
    role: 'owner',
    plan: null,
    ...company,
  },
})

test.each([
  ['a guest', null, 0, '/inscription/recruteur'],
  ['an applicant', { ...USER, userable_type: 'applicant' } satisfies CurrentUser, null, '/offres'],
  [
    'an incomplete company',
    memberOf({ status: 'incomplete' }),
    1,
    '/dashboard/recruteur/compagnie/ma-societe',
  ],
  ['a company to correct', memberOf({ status: 'rejected' }), 1, '/dashboard/recruteur/compagnie/ma-societe'],
  [
    'a company that is being checked',
    memberOf({ status: 'pending' }),
    2,
    '/dashboard/recruteur/mes-offres/ajouter',
  ],
  ['a suspended company', memberOf({ status: 'suspended' }), 2, '/contact'],
  [
    'the owner of a validated company',
    memberOf({}),
    3,
    '/dashboard/recruteur/compagnie/abonnement?formule=premium',
  ],
  [
    'the owner of a company that has the plan',
    memberOf({ plan: 'premium' }),
    null,
    '/dashboard/recruteur/compagnie/abonnement',
  ],
  ['a colleague of the owner', memberOf({ role: 'recruiter' }), 3, '/dashboard/parametres/equipe'],
])('%s is led to the step that is next', (_who, user, step, href) => {
  const progress = findProgress(user, 'premium')
  expect([progress.step, progress.actions[0]?.href]).toEqual([step, href])
})

test('who has an account comes back to the plan that was chosen', () => {
  expect(findProgress(null, 'silver').actions[1]?.href).toBe('/login?to=%2Fabonnement%3Fformule%3Dsilver')
})
