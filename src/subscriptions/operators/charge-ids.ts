import { randomBytes } from 'node:crypto'

/**
 * Makes the id of a charge: 28 letters and digits, 112 random bits. Orange Money takes 30 characters at most, and MVola and
 * Airtel Money neither marks nor blanks.
 */
export function newChargeId(): string {
  return randomBytes(14).toString('hex')
}
