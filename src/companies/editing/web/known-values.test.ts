import { expect, test } from 'vitest'
import { knownOfferValues, meetingPlace } from './known-values.ts'
import { withKnownEmail } from './values.ts'

const COMPANY = {
  activity_area: { id: 4, name: 'Textile' },
  city: { id: 12, name: 'Antsirabe' },
  address: 'Lot 14 B 27, Mahazoarivo',
}

test('a new offer begins with the sector, the town and the address of its company', () => {
  expect(knownOfferValues(COMPANY)).toEqual({
    activity_area_id: '4',
    city_id: '12',
    address: 'Lot 14 B 27, Mahazoarivo',
  })
  expect(knownOfferValues(undefined)).toEqual({ activity_area_id: '', city_id: '', address: '' })
})

test('an interview on site begins with the address of the company and its town, once', () => {
  expect(meetingPlace(COMPANY)).toBe('Lot 14 B 27, Mahazoarivo, Antsirabe')
  expect(meetingPlace({ ...COMPANY, address: 'Avenue 1, Antsirabe' })).toBe('Avenue 1, Antsirabe')
  expect(meetingPlace({ ...COMPANY, address: null })).toBe('')
})

test('the address of the account, once verified, is proposed as that of the company', () => {
  const values = { city_id: '1', email: '' }
  expect(withKnownEmail(values, { email: 'soa@exemple.mg', has_verified_email: true })).toEqual({
    city_id: '1',
    email: 'soa@exemple.mg',
  })
  expect(withKnownEmail(values, { email: 'soa@exemple.mg', has_verified_email: false })).toEqual(values)
  const own = { city_id: '1', email: 'contact@exemple.mg' }
  expect(withKnownEmail(own, { email: 'soa@exemple.mg', has_verified_email: true })).toEqual(own)
  const none = { name: 'Soa' }
  expect(withKnownEmail(none, { email: 'soa@exemple.mg', has_verified_email: true })).toEqual(none)
})
