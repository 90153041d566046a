import type { SellerField } from '#src/subscriptions/invoices/shared/seller-input.ts'

export const SELLER_LABELS: Record<SellerField | 'signature', string> = {
  name: 'Raison sociale',
  nif: 'NIF',
  stat: 'STAT',
  rcs: 'RCS',
  address: 'Adresse',
  city: 'Ville',
  email: 'Adresse e-mail',
  signatory: 'Personne qui signe',
  signature: 'Signature ou cachet',
}
