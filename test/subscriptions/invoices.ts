import { inTransaction } from '#src/platform/unit-of-work.ts'
import { issueInvoice } from '#src/subscriptions/invoices/issuing.ts'
import { saveSeller } from '#src/subscriptions/invoices/seller.ts'
import { makeCompany } from '#test/factories.ts'
import type { TestServices } from '#test/services.ts'

export const SELLER = {
  name: 'Asafidy SARL',
  nif: '4001876543',
  stat: '63120 11 2024 0 10832',
  rcs: 'Antananarivo 2024 B 00718',
  address: 'Lot II J 48 ter, Ivandry',
  city: 'Antananarivo',
  email: 'paiements@asafidy.test',
  signatory: 'Tiana Rakotomalala',
}

export function enterSeller(services: TestServices, values: Partial<typeof SELLER> = {}) {
  return inTransaction(services, null, (unit) => saveSeller(unit, { ...SELLER, ...values }))
}

export function makeBuyer(services: TestServices) {
  return makeCompany(services, {
    name: 'Havoana Technologies',
    nif: '4002187365',
    stat: '62011 11 2019 0 00482',
    rcs: 'Antananarivo 2019 B 00415',
    address: 'Immeuble Fitaratra, Ankorondrano',
  })
}

type Sale = Parameters<typeof issueInvoice>[1]

/** A month of Premium, paid by MVola, by this company. */
export function sale(company_id: number, payment_id: number, values: Partial<Sale> = {}): Sale {
  return {
    payment: {
      id: payment_id,
      company_id,
      reference: `PAI-2026-${payment_id}`,
      method: 'MVola',
      operator_reference: '1482907366',
      payer: '034 12 345 67',
      payee: '034 00 000 01, Asafidy SARL',
      paid_at: new Date('2026-11-20T08:00:00Z'),
    },
    lines: [
      { name: 'Abonnement Premium, un mois', details: '6 sponsorisations', quantity: 1, unit_price: 350_000 },
    ],
    period: { from: '2026-11-21', until: '2026-12-20' },
    ...values,
  }
}

export function invoiceSale(services: TestServices, sold: Sale) {
  return inTransaction(services, null, (unit) => issueInvoice(unit, sold))
}
