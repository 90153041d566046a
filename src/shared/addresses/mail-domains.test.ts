import { expect, test } from 'vitest'
import { meantAddress } from './mail-domains.ts'

test.each([
  ['hanta@gmial.com', 'hanta@gmail.com'],
  ['hanta@gmail.con', 'hanta@gmail.com'],
  ['hanta@gmail.fr', 'hanta@gmail.com'],
  ['hanta@gnail.cm', 'hanta@gmail.com'],
  ['hanta@gmaill.com', 'hanta@gmail.com'],
  ['hanta@gamil.com', 'hanta@gmail.com'],
  ['hanta@yahooo.fr', 'hanta@yahoo.fr'],
  ['hanta@yaho.com', 'hanta@yahoo.com'],
  ['hanta@hotmial.fr', 'hanta@hotmail.fr'],
  ['hanta@outlok.com', 'hanta@outlook.com'],
  ['hanta@ornage.mg', 'hanta@orange.mg'],
  ['hanta@orange.gm', 'hanta@orange.mg'],
  ['hanta@live.rf', 'hanta@live.fr'],
  [' Hanta.R@GMIAL.com ', 'Hanta.R@gmail.com'],
  ['hanta@gmail,com', 'hanta@gmail.com'],
  ['hanta@gmail;com', 'hanta@gmail.com'],
  ['hanta@gmail..com', 'hanta@gmail.com'],
  ['hanta@gmail.com.', 'hanta@gmail.com'],
  ['hanta@gmail. com', 'hanta@gmail.com'],
  ['hanta@gmail com', 'hanta@gmail.com'],
  ['hanta@gmailcom', 'hanta@gmail.com'],
  ['hanta @ gmail.com', 'hanta@gmail.com'],
  ['hanta@@gmail.com', 'hanta@gmail.com'],
  ['hanta@gmial,con', 'hanta@gmail.com'],
  ['hanta@yahoo,fr', 'hanta@yahoo.fr'],
  ['hanta@societe,mg', 'hanta@societe.mg'],
])('%s is asked about', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})

test.each([
  'gmail.com',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.ca',
  'yahoo.co.uk',
  'yahoo.gr',
  'ymail.com',
  'mail.mg',
  'mail.com',
  'email.com',
  'gmx.fr',
  'hotmail.it',
  'orange.mg',
  'orange.ma',
  'live.be',
  'free.fr',
  'moov.mg',
  'moog.mg',
  'proton.me',
  'laposte.net',
  'societe.mg',
  'exemple.test',
  'EXEMPLE.test',
  'mail.societe.mg',
])('an address of %s is right', (domain) => {
  expect(meantAddress(`hanta@${domain}`)).toBeNull()
})

test.each([
  '',
  'hanta',
  'hanta@',
  '@gmial.com',
  'hanta@gmial',
  'hanta@societe',
  'hanta@a b',
  'hanta@constructor.com',
])('of « %s » nothing is asked', (typed) => expect(meantAddress(typed)).toBeNull())
